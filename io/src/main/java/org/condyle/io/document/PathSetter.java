package org.condyle.io.document;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.condyle.io.problem.Code;
import org.condyle.text.DidYouMean;
import org.condyle.text.Quoted;

/** Puts one value at the end of a path, as {@code --set run.until=0.5} asks; makes the mappings that are missing. */
final class PathSetter {
    private final Position at;
    private final List<String> steps;
    private final Node value;

    PathSetter(Position at, String path, Node value) {
        this.at = at;
        steps = KeyPath.split(path.strip());
        this.value = value;
        if (steps.size() > Node.DEEPEST - value.height()) {
            throw new DocumentException(Code.BAD_SETTING, at, "this path has too many steps");
        }
        if (steps.stream().anyMatch(String::isBlank)) {
            throw new DocumentException(
                    Code.BAD_SETTING, at, "a path consists of keys separated by single dots, such as run.until=0.5");
        }
    }

    Node.Mapping applyTo(Node.Mapping root) {
        return (Node.Mapping) set(root, 0);
    }

    private Node set(Node node, int depth) {
        if (depth == steps.size()) {
            return value;
        }
        if (node instanceof Node.Mapping mapping) {
            return setKey(mapping, depth);
        }
        if (node instanceof Node.Sequence list) {
            return setItem(list, depth);
        }
        Node.Scalar scalar = (Node.Scalar) node;
        if (scalar.isNull()) {
            return setKey(Node.Mapping.of(at, Map.of()), depth);
        }
        throw problem(
                Code.WRONG_FORM,
                depth,
                "is the single value " + Quoted.of(scalar.text()) + " (" + scalar.at() + ") and has no "
                        + Quoted.of(steps.get(depth)) + " inside",
                "");
    }

    private Node setKey(Node.Mapping mapping, int depth) {
        String key = steps.get(depth);
        Map<String, Node.Slot> slots = new LinkedHashMap<>(mapping.slots());
        Node.Slot old = slots.get(key);
        if (depth == steps.size() - 1 && value instanceof Node.Scalar scalar && scalar.isRemoval()) {
            if (slots.remove(key) == null) {
                String hint = DidYouMean.hint(key, slots.keySet(), "key");
                throw problem(Code.UNKNOWN_KEY, depth, "there is no key " + Quoted.of(key) + " to remove", hint);
            }
        } else if (old == null) {
            slots.put(key, new Node.Slot(at, set(Node.Mapping.of(at, Map.of()), depth + 1)));
        } else {
            boolean last = depth == steps.size() - 1;
            slots.put(key, new Node.Slot(last ? at : old.keyAt(), set(old.value(), depth + 1)));
        }
        return Node.Mapping.of(mapping.at(), slots);
    }

    private Node setItem(Node.Sequence list, int depth) {
        int count = list.items().size();
        int index = index(steps.get(depth));
        if (index < 0 || index > count) {
            String places = count == 0 ? "0" : "0 to " + (count - 1) + ", or " + count + " to add one";
            throw problem(
                    Code.UNKNOWN_KEY,
                    depth,
                    "is a list of " + count,
                    "its items are " + places + ", not " + Quoted.of(steps.get(depth)));
        }
        List<Node> items = new ArrayList<>(list.items());
        if (index == count) {
            items.add(set(Node.Mapping.of(at, Map.of()), depth + 1));
        } else {
            items.set(index, set(items.get(index), depth + 1));
        }
        return Node.Sequence.of(list.at(), items);
    }

    private static int index(String step) {
        return step.matches("[0-9]{1,6}") ? Integer.parseInt(step) : -1;
    }

    private DocumentException problem(Code code, int depth, String message, String hint) {
        String path = "";
        for (String step : steps.subList(0, depth)) {
            path = KeyPath.join(path, step);
        }
        return new DocumentException(Problem.error(code, at, path, message, hint));
    }
}
