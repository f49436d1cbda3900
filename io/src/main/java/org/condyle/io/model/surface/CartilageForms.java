package org.condyle.io.model.surface;

import java.util.Arrays;
import java.util.stream.DoubleStream;
import org.condyle.geometry.cartilage.FemoralCartilage;
import org.condyle.geometry.cartilage.FemoralCartilage.Condyle;
import org.condyle.geometry.cartilage.PatellarCartilage;
import org.condyle.geometry.cartilage.TibialCartilage;
import org.condyle.geometry.cartilage.TibialInsert;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.ValueType;
import org.condyle.io.model.read.Catalog;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.model.surface.MeshReader.Cut;
import org.condyle.io.problem.Code;

/** Mesh forms of articular cartilage: what stands in a model file, and which sheet it makes. */
final class CartilageForms {
    private static final ValueType LENGTH = ValueType.quantity("m");
    private static final ValueType ANGLE = ValueType.quantity("rad");
    private static final ValueType TWO_LENGTHS = ValueType.listOf(LENGTH, 2, 2);
    private static final ValueType TWO_ANGLES = ValueType.listOf(ANGLE, 2, 2);

    static final MappingType FEMUR = MappingType.mapping(
                    "femoral-cartilage",
                    "two condyles with notch and patellar groove; x lateral, y anterior, z proximal, origin on the axis of the posterior condyles")
            .key("posterior-radius", TWO_LENGTHS, "of the medial and the lateral condyle", "[22 mm, 22 mm]")
            .key("distal-radius", TWO_LENGTHS, "of their distal circles", "[29.7 mm, 22 mm]")
            .key(
                    "transition",
                    TWO_ANGLES,
                    "where their circles touch, 0 is distal and positive anterior",
                    "[-30 deg, -15 deg]")
            .key("coronal-radius", LENGTH, "of both condyles, across", "22 mm")
            .key("spacing", LENGTH, "between the middles of the condyles", "47 mm")
            .key("condyle-width", LENGTH, "of the cartilage of a condyle", "27 mm")
            .key("groove-radius", LENGTH, "of the circle of the deepest points of the groove", "23 mm")
            .key("groove-offset", LENGTH, "of its centre from the axis of the condyles", "21 mm")
            .key("groove-direction", ANGLE, "of that centre, 0 is distal, 90 deg anterior", "113 deg")
            .key(
                    "groove-ridges",
                    TWO_LENGTHS,
                    "height of the medial and the lateral ridge over the bottom of the groove",
                    "[5 mm, 6.5 mm]")
            .key("ridge-spacing", LENGTH, "between the ridges", "38 mm");

    static final MappingType TIBIA = MappingType.mapping(
                    "tibial-cartilage",
                    "a plateau of the tibia with its side of the eminence; x lateral, y anterior, z proximal, origin in its middle")
            .need("size", TWO_LENGTHS, "its width along x and its depth along y")
            .need("coronal-radius", LENGTH, "along x; positive is hollow, negative convex")
            .need("sagittal-radius", LENGTH, "along y; positive is hollow, negative convex")
            .key("eminence", LENGTH, "height of the eminence", "0")
            .key("eminence-at", LENGTH, "x of its crest", "0")
            .key(
                    "eminence-size",
                    TWO_LENGTHS,
                    "along x and y: where its height is 37 % of that of the crest",
                    "[5 mm, 12 mm]");

    static final MappingType PATELLA = MappingType.mapping(
                    "patellar-cartilage",
                    "two facets with a ridge between them; x lateral, y proximal, z towards the femur, origin on the ridge")
            .key("size", TWO_LENGTHS, "its width along x and its height along y", "[42 mm, 32 mm]")
            .key("slope", TWO_ANGLES, "of the medial and the lateral facet", "[22 deg, 20 deg]")
            .key("ridge-radius", LENGTH, "of the ridge, across", "9 mm")
            .key("length-radius", LENGTH, "along the ridge; positive is convex", "90 mm");

    static final MappingType INSERT = MappingType.mapping(
                    "tibial-insert",
                    "the hollow top of a tibial insert of a prosthesis; x lateral, y anterior, z proximal, origin at its lowest place")
            .need("size", TWO_LENGTHS, "its width along x and its depth along y")
            .need("coronal-radius", LENGTH, "of the circle across")
            .need("sagittal-radius", LENGTH, "from front to back, at the lowest place");

    private CartilageForms() {}

    static void addTo(Catalog<Cut> forms) {
        forms.add("femoral-cartilage", FEMUR, "", "", "", (r, v) -> {
            FemoralCartilage f = femur(r, v);
            return new Cut("femoral-cartilage" + f, f::triangles);
        });
        forms.add("tibial-cartilage", TIBIA, "", "", "", CartilageForms::tibia);
        forms.add("patellar-cartilage", PATELLA, "", "", "", CartilageForms::patella);
        forms.add("tibial-insert", INSERT, "", "", "", CartilageForms::insert);
    }

    static FemoralCartilage femur(ReaderContext r, Part v) {
        double[] back = r.quantities.positives(v, "posterior-radius", "m");
        double[] front = r.quantities.positives(v, "distal-radius", "m");
        double[] turn = r.quantities.vector(v.entry("transition"), "rad");
        double[] ridge = r.quantities.positives(v, "groove-ridges", "m");
        double[] others = {
            r.quantities.positive(v, "spacing", "m"),
            r.quantities.positive(v, "coronal-radius", "m"),
            r.quantities.positive(v, "condyle-width", "m"),
            r.quantities.positive(v, "groove-radius", "m"),
            r.quantities.positive(v, "groove-offset", "m"),
            r.quantities.positive(v, "groove-direction", "rad"),
            r.quantities.positive(v, "ridge-spacing", "m")
        };
        try {
            return new FemoralCartilage(
                    new Condyle(back[0], front[0], turn[0], ridge[0]),
                    new Condyle(back[1], front[1], turn[1], ridge[1]),
                    others[0],
                    others[1],
                    others[2],
                    others[3],
                    others[4],
                    others[5],
                    others[6]);
        } catch (IllegalArgumentException e) {
            r.problems.error(Code.OUT_OF_RANGE, v.entry(), String.valueOf(e.getMessage()));
            Condyle side = new Condyle(22e-3, 22e-3, 0, 5e-3);
            return new FemoralCartilage(side, side, 47e-3, 22e-3, 27e-3, 23e-3, 21e-3, 2, 38e-3); // never used
        }
    }

    private static Cut tibia(ReaderContext r, Part v) {
        double[] size = r.quantities.positives(v, "size", "m"),
                eminence = r.quantities.positives(v, "eminence-size", "m");
        double[] others = {
            r.quantities.quantity(v, "coronal-radius", "m"),
            r.quantities.quantity(v, "sagittal-radius", "m"),
            r.quantities.quantity(v, "eminence", "m"),
            r.quantities.quantity(v, "eminence-at", "m")
        };
        try {
            TibialCartilage t = new TibialCartilage(
                    size[0], size[1], others[0], others[1], others[2], others[3], eminence[0], eminence[1]);
            return new Cut("tibial-cartilage", all(size, eminence, others), t::triangles);
        } catch (IllegalArgumentException e) {
            return wrong(r, v, e);
        }
    }

    private static Cut patella(ReaderContext r, Part v) {
        double[] size = r.quantities.positives(v, "size", "m"), slope = r.quantities.positives(v, "slope", "rad");
        double[] others = {
            r.quantities.positive(v, "ridge-radius", "m"), r.quantities.quantity(v, "length-radius", "m"),
        };
        try {
            PatellarCartilage p = new PatellarCartilage(size[0], size[1], slope[0], slope[1], others[0], others[1]);
            return new Cut("patellar-cartilage", all(size, slope, others), p::triangles);
        } catch (IllegalArgumentException e) {
            return wrong(r, v, e);
        }
    }

    private static Cut insert(ReaderContext r, Part v) {
        double[] size = r.quantities.positives(v, "size", "m");
        double[] radii = {
            r.quantities.positive(v, "coronal-radius", "m"), r.quantities.positive(v, "sagittal-radius", "m")
        };
        try {
            TibialInsert t = new TibialInsert(size[0], size[1], radii[0], radii[1]);
            return new Cut("tibial-insert", all(size, radii), t::triangles);
        } catch (IllegalArgumentException e) {
            return wrong(r, v, e);
        }
    }

    private static double[] all(double[]... numbers) {
        return Arrays.stream(numbers).flatMapToDouble(DoubleStream::of).toArray();
    }

    /** Numbers that make no surface are reported; the plateau in their place is never used. */
    private static Cut wrong(ReaderContext r, Part v, IllegalArgumentException e) {
        r.problems.error(Code.OUT_OF_RANGE, v.entry(), String.valueOf(e.getMessage()));
        TibialCartilage t = new TibialCartilage(1, 1, 1, 1, 0, 0, 1, 1);
        return new Cut("tibial-cartilage", t::triangles);
    }
}
