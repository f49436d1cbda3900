package org.condyle.anatomy;

import static org.condyle.anatomy.Page.Y;
import static org.condyle.anatomy.Page.at;

import org.condyle.anatomy.form.Form;

/** Clavicle. Origin at its inner end; 150 mm long, bowed forwards within and backwards outside, flat at the outer end. */
final class Clavicle {
    private Clavicle() {}

    static Page page() {
        Form f = new Form();
        f.blend(0)
                .sweep(
                        Y,
                        at(0, 0, 3, 12, 11),
                        at(3, 1, 14, 8.5, 8.5),
                        at(8, 3, 38, 6.2, 6.6),
                        at(8, 6, 60, 5.8, 6.4),
                        at(-3, 9, 86, 5.6, 6.6),
                        at(-17, 11, 108, 5, 8),
                        at(-26, 12, 126, 4.6, 10.5),
                        at(-28, 12, 140, 4.4, 9.5));
        f.blend(4).ellipsoid(-22, 7, 108, 5, 3.5, 7);
        return new Page("clavicle", "collarbone", f)
                .sided()
                .mesh(2.6, 300)
                .between("sternal end", "acromial end")
                .on("sternal end", 0, 0, -8, "joint with the sternum")
                .on("acromial end", -28, 12, 145, "joint with the acromion")
                .on("conoid tubercle", -22, 3, 108, "insertion of the conoid ligament")
                .source("Gray's Anatomy, 41st ed. (2016): form")
                .source("King, Scheepers and Ikram, Eur J Orthop Surg Traumatol 24 (2014): 151 mm long on average");
    }
}
