package org.condyle.foreign.opensim.write;

import java.util.HashMap;
import java.util.Map;
import org.condyle.foreign.XmlElement;
import org.condyle.mechanics.Body;

/** Writes the ground and the bodies with their mass properties; wrap objects and pictures are put into them later. */
public final class BodyWriter {
    private final Sheet sheet;
    private final Map<Integer, XmlElement> elements = new HashMap<>();

    BodyWriter(Sheet sheet) {
        this.sheet = sheet;
    }

    public void write() {
        XmlElement ground = sheet.out.add("Ground");
        ground.put("name", "ground");
        elements.put(0, ground);
        for (int i = 1; i < sheet.model.bodies().size(); i++) {
            Body b = sheet.model.bodies().get(i);
            XmlElement e = sheet.object("BodySet", "Body", b.name());
            Sheet.numbers(e, "mass", b.mass());
            Sheet.numbers(e, "mass_center", b.centreLocal());
            Sheet.numbers(e, "inertia", b.inertia());
            elements.put(i, e);
        }
    }

    /** The list of pictures or wrap objects of a body. */
    public XmlElement geometry(int body) {
        XmlElement e = of(body);
        return e.child("attached_geometry").orElseGet(() -> e.add("attached_geometry"));
    }

    public XmlElement components(int body) {
        XmlElement e = of(body);
        return e.child("components").orElseGet(() -> e.add("components"));
    }

    public XmlElement wraps(int body) {
        XmlElement e = of(body);
        if (e.child("WrapObjectSet").isEmpty()) {
            XmlElement set = e.add("WrapObjectSet");
            set.put("name", "wrapobjectset");
            set.add("objects");
        }
        return e.find("WrapObjectSet", "objects").orElse(e);
    }

    private XmlElement of(int body) {
        XmlElement e = elements.get(body);
        if (e == null) {
            throw new IllegalArgumentException("there is no body " + body);
        }
        return e;
    }
}
