package org.condyle.foreign;

import java.util.ArrayList;
import java.util.List;
import org.condyle.anatomy.BodyName;
import org.condyle.io.document.Draft;
import org.condyle.io.foreign.Losses;

/** Bodies that come without a picture get bones by their names; those whose names say nothing stay bars between their joints. */
public final class BonesOfBodies {
    private static final int MOST_NAMES = 4;
    private final List<String> named = new ArrayList<>();

    /** Writes it into a body of the model file, if its name is known. */
    public void add(String body, XmlElement e, Draft entry) {
        if (BodyName.of(body).isPresent()) {
            entry.set("picture", e.at(), "by-name");
            named.add(body);
        }
    }

    /** Says once what is shown. */
    public void tell(XmlElement model, Losses losses) {
        if (!named.isEmpty()) {
            int shown = Math.min(MOST_NAMES, named.size());
            String more = named.size() > shown ? " and " + (named.size() - shown) + " more" : "";
            losses.harmless(
                    model,
                    "bodies without a mesh (" + String.join(", ", named.subList(0, shown)) + more
                            + ") are shown with bones that belong to their names, which are not those of the subject");
        }
    }
}
