package org.condyle.io.data.c3d;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The parameter section of a C3D file: groups, and parameters that belong to them by the number of the group. Names are
 * compared without capitals.
 */
final class C3dParameters {
    /** Real files have some hundred; each costs more memory than bytes. */
    private static final int MOST = 4096;

    private final C3dBytes bytes;
    private final Map<String, C3dParameter> all = new HashMap<>();

    C3dParameters(C3dBytes bytes) {
        this.bytes = bytes;
        Map<Integer, String> groups = new HashMap<>();
        List<C3dParameter> found = new ArrayList<>();
        List<Integer> owners = new ArrayList<>();
        int at = bytes.parameters() + 4;
        while (at + 2 <= bytes.length() && bytes.signedByte(at) != 0) {
            int length = Math.abs(bytes.signedByte(at)); // negative if the parameter is locked
            int group = bytes.signedByte(at + 1);
            bytes.require(at, length + 5L, "the parameter section");
            String name = bytes.text(at + 2, length).toUpperCase(Locale.ROOT);
            int offset = at + 2 + length;
            if (group < 0) {
                groups.put(-group, name);
            } else if (group > 0) {
                found.add(parameter(name, offset + 2));
                owners.add(group);
            }
            if (found.size() > MOST) {
                throw bytes.wrong("there are more than " + MOST + " parameters");
            }
            int step = bytes.word(offset);
            if (step == 0) {
                break; // the last one
            }
            at = offset + step;
        }
        for (int i = 0; i < found.size(); i++) {
            String group = groups.getOrDefault(owners.get(i), "");
            all.putIfAbsent(group + ":" + found.get(i).name(), found.get(i));
        }
    }

    private C3dParameter parameter(String name, int at) {
        bytes.require(at, 2, "the parameter " + name);
        int type = bytes.signedByte(at);
        int dimensions = bytes.unsignedByte(at + 1);
        bytes.require(at + 2L, dimensions, "the parameter " + name);
        if (dimensions > 7 || (type != -1 && type != 1 && type != 2 && type != 4)) {
            throw bytes.wrong("the parameter " + name + " has type " + type + " and " + dimensions
                    + " dimensions; types are -1, 1, 2 and 4, dimensions at most 7");
        }
        List<Integer> sizes = new ArrayList<>();
        long count = 1;
        for (int i = 0; i < dimensions; i++) {
            sizes.add(bytes.unsignedByte(at + 2 + i));
            count *= sizes.get(i);
        }
        int values = at + 2 + dimensions;
        bytes.require(values, count * Math.abs(type), "the parameter " + name);
        return new C3dParameter(bytes, name, type, List.copyOf(sizes), values);
    }

    /** The parameter GROUP:NAME, null if there is none. */
    @Nullable
    C3dParameter find(String name) {
        return all.get(name);
    }

    /** The first number of a parameter, or {@code otherwise}. */
    double number(String name, double otherwise) {
        C3dParameter p = find(name);
        return p == null || p.isText() || p.count() == 0 ? otherwise : p.number(0, true);
    }

    /** The first number of a parameter as a number of things, or {@code otherwise}. */
    int count(String name, int otherwise) {
        double n = number(name, otherwise);
        if (!(n >= 0 && n <= Integer.MAX_VALUE)) {
            throw bytes.wrong("the parameter " + name + " is " + n + "; it must be a number of things");
        }
        return (int) n;
    }

    /** The first text of a parameter, or an empty one. */
    String text(String name) {
        C3dParameter p = find(name);
        List<String> texts = p == null || !p.isText() ? List.of() : p.texts(1);
        return texts.isEmpty() ? "" : texts.get(0);
    }

    /**
     * The numbers of a parameter and of those that continue it: a dimension is at most 255, so that SCALE goes on in
     * SCALE2, SCALE3 and so on.
     */
    double[] numbers(String name, int count, double otherwise, boolean unsigned) {
        double[] out = new double[count];
        int n = 0;
        for (int part = 1; n < count; part++) {
            C3dParameter p = find(part == 1 ? name : name + part);
            if (p == null || p.isText()) {
                break;
            }
            for (int i = 0; i < p.count() && n < count; i++) {
                out[n++] = p.number(i, unsigned);
            }
        }
        while (n < count) {
            out[n++] = otherwise;
        }
        return out;
    }

    /** The texts of a parameter and of those that continue it, at most {@code count}. */
    List<String> texts(String name, int count) {
        List<String> out = new ArrayList<>();
        for (int part = 1; out.size() < count; part++) {
            C3dParameter p = find(part == 1 ? name : name + part);
            if (p == null || !p.isText()) {
                break;
            }
            out.addAll(p.texts(count - out.size()));
        }
        return out;
    }
}
