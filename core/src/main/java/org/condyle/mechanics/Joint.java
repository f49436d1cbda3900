package org.condyle.mechanics;

/**
 * A body connected to its parent by a mobility.
 *
 * @param parent   index of the carrying body, 0 for the ground
 * @param child    index of the carried body
 * @param inParent F: the joint frame fixed in the parent
 * @param inChild  M: the joint frame fixed in the child
 * @param qAt      where its coordinates begin in q
 * @param vAt      where its speeds begin in v
 */
public record Joint(
        String name, Mobility mobility, int parent, int child, Frame inParent, Frame inChild, int qAt, int vAt) {
    /** True if the child deforms: its coordinates are then its place (p, A) itself. */
    public boolean childDeforms() {
        return mobility.specialCase() == Mobility.SpecialCase.AFFINE;
    }
}
