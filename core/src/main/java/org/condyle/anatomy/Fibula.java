package org.condyle.anatomy;

import static org.condyle.anatomy.Page.X;
import static org.condyle.anatomy.Page.at;

import org.condyle.anatomy.form.Form;

/** Fibula. Origin in the middle of its head; 365 mm long and slender, with the lateral malleolus lower than the medial one. */
final class Fibula {
    private Fibula() {}

    static Page page() {
        Form f = new Form();
        f.blend(0)
                .sweep(
                        X,
                        at(0, 1, 0, 12.5, 11.5),
                        at(1, -15, 0, 9, 8.5),
                        at(2, -32, 0, 5.8, 5.4, 0.1, 0),
                        at(3, -90, -1, 6.8, 6, 0.18, 0),
                        at(5, -170, -3, 7.2, 6.2, 0.2, 0),
                        at(8, -250, -4, 6.6, 6, 0.16, 0),
                        at(11, -300, -3, 6.6, 6.4, 0.08, 0),
                        at(13, -326, -1, 10.5, 8.4),
                        at(13, -343, 1, 12, 8.4),
                        at(11, -354, 2, 8, 6));
        f.blend(5).ellipsoid(-4, 9, 1, 4.5, 6, 4.5);
        return new Page("fibula", "calf bone", f)
                .sided()
                .mesh(2.8, 340)
                .between("head centre", "lateral malleolus")
                .point("head centre", 0, 0, 0, "middle of the head")
                .on("apex", -4, 15, 1, "tip of the head: insertion of the lateral collateral ligament")
                .on("tibial facet", 2, 2, -10, "joint with the tibia")
                .on("syndesmosis", 12, -325, -8.5, "lower joint with the tibia")
                .on("lateral malleolus", 9, -360, 2, "its tip")
                .source("Gray's Anatomy, 41st ed. (2016): form")
                .source(
                        "Trotter and Gleser, Am J Phys Anthropol 10 (1952) 463-514: the fibula is a little shorter than the tibia");
    }
}
