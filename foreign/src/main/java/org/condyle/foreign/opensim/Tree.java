package org.condyle.foreign.opensim;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Which joint carries which body. OpenSim accepts joints in any order and direction; a model file has trees from the ground
 * outwards. A joint whose child is reached first is reversed, a joint between two bodies that are both reached closes a loop.
 */
final class Tree {
    private final List<LinkReader.Link> open;
    private final Set<String> reached = new LinkedHashSet<>();
    private final List<Branch> branches = new ArrayList<>();

    /** What a joint does in the tree. */
    enum Role {
        FORWARD,
        REVERSED,
        LOOP
    }

    /** A joint and what it does. */
    record Branch(LinkReader.Link link, Role role) {}

    Tree(List<LinkReader.Link> links, List<String> bodies) {
        open = new ArrayList<>(links);
        reached.add(FrameTable.GROUND);
        grow();
        for (String body : bodies) { // not connected to the ground: free, its joints hang on it
            if (!open.isEmpty() && !reached.contains(body) && open.stream().noneMatch(l -> carries(l, body))) {
                reached.add(body);
                grow();
            }
        }
        for (String body : bodies) { // a loop of joints without a beginning
            if (!open.isEmpty() && reached.add(body)) {
                grow();
            }
        }
    }

    private static boolean carries(LinkReader.Link link, String body) {
        return link.child().body().equals(body);
    }

    /** In an order in which each parent comes before its children. */
    List<Branch> branches() {
        return branches;
    }

    private void grow() {
        boolean more = true;
        while (more) {
            more = take(Role.FORWARD) || take(Role.REVERSED) || take(Role.LOOP);
        }
    }

    /** Takes all joints forward, but only one of another kind: it may make others go forward. */
    private boolean take(Role role) {
        boolean found = false;
        for (int i = 0; i < open.size(); i++) {
            LinkReader.Link l = open.get(i);
            boolean parent = reached.contains(l.parent().body()),
                    child = reached.contains(l.child().body());
            boolean fits = switch (role) {
                case FORWARD -> parent && !child;
                case REVERSED -> child && !parent;
                case LOOP -> parent && child;
            };
            if (fits) {
                open.remove(i--);
                branches.add(new Branch(l, role));
                reached.add(l.parent().body());
                reached.add(l.child().body());
                found = true;
                if (role != Role.FORWARD) {
                    return true;
                }
            }
        }
        return found;
    }
}
