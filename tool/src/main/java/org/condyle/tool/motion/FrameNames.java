package org.condyle.tool.motion;

import java.util.List;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Model;

/** Names of frames as OpenSim's files write them: {@code /jointset/pin1/rod1_offset}, {@code pin1/rod1_offset}, {@code rod1}. */
public final class FrameNames {
    private FrameNames() {}

    /** The last part of a path. */
    public static String last(String path) {
        String plain = path.strip();
        return plain.substring(plain.lastIndexOf('/') + 1);
    }

    /** The name of the frame or body in the model; the given one if there is none, for the message. */
    public static String find(Model model, String asked) {
        String plain = asked.strip().replaceAll("^/(bodyset|jointset)?/?", "");
        for (String candidate : List.of(asked.strip(), plain, plain.replace('/', '.'), last(plain))) {
            boolean body = model.bodies().stream().map(Body::name).anyMatch(candidate::equals);
            if (body || model.frames().containsKey(candidate)) {
                return candidate;
            }
        }
        return asked.strip();
    }
}
