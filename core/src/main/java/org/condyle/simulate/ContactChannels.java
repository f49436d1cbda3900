package org.condyle.simulate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.RigidContacts;
import org.condyle.dynamics.Workspace;
import org.condyle.expression.Dimension;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Unilateral;
import org.condyle.mechanics.contact.ContactQuantity;
import org.condyle.mechanics.contact.ContactReport;
import org.condyle.mechanics.contact.ContactSums;
import org.condyle.text.ChannelId;
import org.jspecify.annotations.Nullable;

/** What can be recorded of contacts without compliance, by the names that compliant ones have, so that a file runs as both. */
final class ContactChannels {
    private ContactChannels() {}

    /** Reads a number from candidates [from, to). */
    @FunctionalInterface
    private interface Reader {
        double read(Snapshot i, int from, int to);
    }

    /** @param contacts receives the names of what depth and force are recorded of */
    static List<Channel> of(Mechanism mechanism, List<String> contacts) {
        List<Channel> list = new ArrayList<>();
        int at = 0;
        for (var entry : mechanism.model().unilaterals().entrySet()) {
            Unilateral u = entry.getValue();
            int count = u.candidates();
            int each = u.candidatesAreParts() ? 1 : count;
            for (int c = 0; c < count; c += each) {
                String name = u.candidatesAreParts() ? u.placeName(entry.getKey(), c) : entry.getKey();
                add(list, name, u, at + c, at + c + each);
                contacts.add(name);
            }
            if (u.dimension().equals(Dimension.LENGTH) && !u.candidatesAreParts()) {
                addReport(list, entry.getKey(), u.report(), at, at + count);
            }
            at += count;
        }
        return list;
    }

    private static void add(List<Channel> list, String name, Unilateral u, int from, int to) {
        Dimension depth = u.dimension(), force = depth.effort();
        add(list, name, ChannelId.DEPTH, depth, from, to, (i, a, b) -> -gap(i, a, b));
        add(list, name, "gap", depth, from, to, ContactChannels::gap);
        add(list, name, "rate", depth.rate(), from, to, ContactChannels::rate);
        add(list, name, ChannelId.FORCE, force, from, to, (i, a, b) -> force(i, a, b, false));
        add(list, name, "touching", Dimension.NONE, from, to, ContactChannels::touching);
        if (u.tangents() > 0) {
            add(list, name, "friction", force, from, to, (i, a, b) -> force(i, a, b, true));
        }
    }

    /** Centre of pressure in the world, and the parts of the report. */
    private static void addReport(List<Channel> list, String name, ContactReport report, int from, int to) {
        for (int k = 0; k < 3; k++) {
            int axis = k;
            String word = "xyz".substring(k, k + 1);
            Reader centre = (i, a, b) -> i.nearest.sums(i.state, a, b).centre(axis);
            list.add(channel(name, word, Dimension.LENGTH, from, to, centre).withGaps(true));
        }
        for (int p = 0; p < report.parts().size(); p++) {
            int part = p;
            for (ContactQuantity q : report.parts().get(p).quantities(false)) {
                String word = report.parts().get(p).name() + "." + q.word();
                Reader value = (i, a, b) -> i.nearest.sums(i.state, a, b).value(part, q);
                list.add(channel(name, word, q.dimension(), from, to, value).withGaps(q.gaps()));
            }
        }
    }

    private static void add(
            List<Channel> list, String name, String quantity, Dimension dimension, int from, int to, Reader reader) {
        list.add(channel(name, quantity, dimension, from, to, reader));
    }

    private static Channel channel(String name, String quantity, Dimension dimension, int from, int to, Reader reader) {
        return new Channel(ChannelId.of(name, quantity), dimension, i -> reader.read(i, from, to));
    }

    private static double gap(Snapshot i, int from, int to) {
        return i.nearest.gap(i.state, from, to);
    }

    /** Of the depth: positive while closing, as for compliant contacts. */
    private static double rate(Snapshot i, int from, int to) {
        return -i.nearest.rate(i.state, from, to);
    }

    private static double force(Snapshot i, int from, int to, boolean friction) {
        return friction ? Math.hypot(sum(i, from, to, 1), sum(i, from, to, 2)) : sum(i, from, to, 0);
    }

    private static double sum(Snapshot i, int from, int to, int direction) {
        double sum = 0;
        for (int k = from; k < to; k++) {
            sum += i.workspace.contacts.force(i.workspace, k, direction);
        }
        return sum;
    }

    private static double touching(Snapshot i, int from, int to) {
        for (int k = from; k < to; k++) {
            if (i.workspace.contacts.touching(i.state, k)) {
                return 1;
            }
        }
        return 0;
    }

    /**
     * Gaps and their rates of contacts without compliance at one instant, each the one of the candidate with the smallest gap. A
     * contact is searched once per instant, when the first channel reads from it.
     */
    static final class Nearest {
        private final Workspace workspace;
        private final boolean[] known; // of the first candidate of each contact
        private final double[] gap;
        private final double[] rate;
        private final boolean[] told; // of the first candidate of each contact: whether its sums are those of now
        private final @Nullable ContactSums[] sums; // made when they are asked for
        private final double[] force = new double[3];

        Nearest(Workspace workspace) {
            this.workspace = workspace;
            int n = workspace.contacts.count();
            known = new boolean[n];
            gap = new double[n];
            rate = new double[n];
            told = new boolean[n];
            sums = new ContactSums[n];
        }

        /** Another instant begins. */
        void forget() {
            Arrays.fill(known, false);
            Arrays.fill(told, false);
        }

        /** Sums over candidates [from, to) of one element. */
        ContactSums sums(State s, int from, int to) {
            RigidContacts c = workspace.contacts;
            Unilateral u = c.element(from);
            ContactSums all = sums[from];
            if (all == null) {
                all = new ContactSums(u.report());
                sums[from] = all;
            }
            if (told[from]) {
                return all;
            }
            told[from] = true;
            all.begin(workspace.motion.placement);
            u.find(s, workspace.motion);
            for (int k = from; k < to; k++) {
                if (c.touching(s, k)) {
                    for (int d = 0; d < 3; d++) {
                        force[d] = c.force(workspace, k, d);
                    }
                    u.tell(k - from, force, all);
                }
            }
            return all;
        }

        /** The smallest gap of candidates [from, to) of one element. */
        double gap(State s, int from, int to) {
            search(s, from, to);
            return gap[from];
        }

        /** Its rate. */
        double rate(State s, int from, int to) {
            search(s, from, to);
            return rate[from];
        }

        private void search(State s, int from, int to) {
            if (known[from]) {
                return;
            }
            RigidContacts c = workspace.contacts;
            c.element(from).find(s, workspace.motion);
            int nearest = from;
            for (int k = from + 1; k < to; k++) {
                nearest = c.gap(k) < c.gap(nearest) ? k : nearest;
            }
            gap[from] = c.gap(nearest);
            rate[from] = c.gapRate(nearest);
            known[from] = true;
        }
    }
}
