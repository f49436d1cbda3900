package org.condyle.anatomy;

import static org.condyle.anatomy.Page.Z;
import static org.condyle.anatomy.Page.at;

import org.condyle.anatomy.form.Form;

/** Patella. Origin in its middle; 45 mm high, 46 mm wide, 22 mm thick, with its apex down and a ridge between the facets behind. */
final class Patella {
    private Patella() {}

    static Page page() {
        Form f = new Form();
        f.blend(0)
                .sweep(
                        Z,
                        at(-1, 15, 0, 15, 6.5),
                        at(0, 8, 0, 22, 8.5),
                        at(1, -1, 0, 21, 9),
                        at(2, -11, 0, 12, 7.5),
                        at(2, -18, 0, 6.5, 5));
        f.blend(7).ellipsoid(-6, 2, 1, 5.5, 15, 8);
        f.blend(6).carve().ellipsoid(-19, 3, 15, 11, 20, 13, 0, 0, 0);
        f.blend(6).carve().ellipsoid(-18, 3, -15, 9.5, 20, 11, 0, 0, 0);
        return new Page("patella", "kneecap", f)
                .sided()
                .mesh(2.4, 170)
                .between("base", "apex")
                .on("base", 0, 21, 0, "upper border: insertion of the quadriceps tendon")
                .on("apex", 2, -22, 0, "lower tip: origin of the patellar ligament")
                .on("anterior surface", 9, 0, 0, "under the skin")
                .on("ridge", -11, 2, 1, "between the facets, in the groove of the femur")
                .point("patella centre", 0, 0, 0, "its middle")
                .source("Gray's Anatomy, 41st ed. (2016): form")
                .source("Iranpour et al., Clin Orthop 466 (2008) 1198-1203: width is 2.0 times the thickness");
    }
}
