package org.condyle.expression;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * An expression as a list of instructions over registers, each written once.
 *
 * <p>A flat list is walked without recursion, so depth costs no stack, and a part that occurs twice is computed once.
 * Both branches of an {@code if} are computed and one is kept: cheaper than jumps for formulas of this size.
 */
final class Program {
    record Instruction(Operation operation, int a, int b, int c, int out) {}

    record Call(UserFunction function, List<Integer> arguments) {}

    // What most programs are made of; all else is looked up by its name.
    static final int VARIABLE = 0, ADD = 1, SUBTRACT = 2, MULTIPLY = 3, DIVIDE = 4, SIN = 5, CALL = 6, OTHER = 7;
    static final int WORDS = 4; // of an instruction of the code: what, out, a, b

    final Operation[] operations;
    final int[] a;
    final int[] b;
    final int[] c;
    final int[] out;
    final double[] initial;
    final UserFunction[] functions;
    final int[][] functionArguments;
    final int result;
    /** The same once more for values alone, in one line of numbers: a formula is evaluated millions of times. */
    final int[] code;

    private Program(Builder builder, int result) {
        int n = builder.instructions.size();
        this.operations = new Operation[n];
        this.a = new int[n];
        this.b = new int[n];
        this.c = new int[n];
        this.out = new int[n];
        for (int i = 0; i < n; i++) {
            Instruction instruction = builder.instructions.get(i);
            operations[i] = instruction.operation;
            a[i] = instruction.a;
            b[i] = instruction.b;
            c[i] = instruction.c;
            out[i] = instruction.out;
        }
        this.initial = new double[builder.registers];
        builder.constants.forEach((bits, register) -> initial[register] = Double.longBitsToDouble(bits));
        List<Call> calls = builder.calls;
        this.functions = calls.stream().map(Call::function).toArray(UserFunction[]::new);
        this.functionArguments = calls.stream()
                .map(call -> call.arguments.stream().mapToInt(i -> i).toArray())
                .toArray(int[][]::new);
        this.result = result;
        this.code = code();
    }

    private int[] code() {
        int[] words = new int[WORDS * operations.length];
        for (int i = 0; i < operations.length; i++) {
            words[WORDS * i] = switch (operations[i]) {
                case VARIABLE -> VARIABLE;
                case ADD -> ADD;
                case SUBTRACT -> SUBTRACT;
                case MULTIPLY -> MULTIPLY;
                case DIVIDE -> DIVIDE;
                case SIN -> SIN;
                case CALL -> CALL;
                default -> OTHER;
            };
            words[WORDS * i + 1] = out[i];
            words[WORDS * i + 2] = a[i];
            words[WORDS * i + 3] = b[i];
        }
        return words;
    }

    /** The value of the result register, computed with other things than numbers. */
    <T> T translate(Translation<T> to) {
        List<T> registers = new ArrayList<>();
        for (double constant : initial) {
            registers.add(to.number(constant)); // those that are written below are replaced
        }
        for (int i = 0; i < operations.length; i++) {
            Operation op = operations[i];
            T value;
            if (op == Operation.VARIABLE) {
                value = to.variable(a[i]);
            } else if (op == Operation.CALL) {
                List<T> terms = new ArrayList<>();
                for (int r : functionArguments[a[i]]) {
                    terms.add(registers.get(r));
                }
                value = to.call(functions[a[i]], terms);
            } else {
                List<T> terms = List.of(registers.get(a[i]), registers.get(b[i]), registers.get(c[i]));
                value = to.operation(op.symbol, terms.subList(0, op.arguments));
            }
            registers.set(out[i], value);
        }
        return registers.get(result);
    }

    /** Collects instructions while the text is read. */
    static final class Builder {
        private final List<Instruction> instructions = new ArrayList<>();
        private final Map<Instruction, Integer> written = new HashMap<>();
        private final Map<Long, Integer> constants = new HashMap<>();
        private final List<Call> calls = new ArrayList<>();
        private int registers;

        /** The register that holds this number. */
        int constant(double value) {
            return constants.computeIfAbsent(Double.doubleToLongBits(value), bits -> registers++);
        }

        /** The register that will hold the result of this operation. */
        int emit(Operation operation, int a, int b, int c) {
            Instruction key = new Instruction(operation, a, b, c, 0);
            Integer known = written.get(key);
            if (known != null) {
                return known;
            }
            int register = registers++;
            instructions.add(new Instruction(operation, a, b, c, register));
            written.put(key, register);
            return register;
        }

        int call(UserFunction function, List<Integer> arguments) {
            Call call = new Call(function, List.copyOf(arguments));
            int index = calls.indexOf(call);
            if (index < 0) {
                index = calls.size();
                calls.add(call);
            }
            return emit(Operation.CALL, index, 0, 0);
        }

        Program build(int result) {
            return new Program(this, result);
        }
    }
}
