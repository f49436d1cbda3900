package org.condyle.dynamics.stepping;

import java.util.ArrayList;
import java.util.List;

/** Contacts of one normal and one tangent whose solution is given; lifting one costs its weight times the way. */
final class GivenContacts implements StepContacts {
    private record Given(double[] impulse, double[] before, double[] after, double depth, double weight) {}

    private final List<Given> list = new ArrayList<>();
    final List<double[]> asked = new ArrayList<>();

    GivenContacts normal(double impulse, double before, double after) {
        return both(new double[] {impulse, 0}, new double[] {before, 0}, new double[] {after, 0});
    }

    GivenContacts both(double[] impulse, double[] before, double[] after) {
        list.add(new Given(impulse, before, after, 0, 0));
        return this;
    }

    GivenContacts overlap(double depth, double weight, double impulse, double before, double after) {
        list.add(
                new Given(new double[] {impulse, 0}, new double[] {before, 0}, new double[] {after, 0}, depth, weight));
        return this;
    }

    @Override
    public int contacts() {
        return list.size();
    }

    @Override
    public int rows(int contact) {
        return 2;
    }

    @Override
    public double impulse(int contact, int row) {
        return list.get(contact).impulse[row];
    }

    @Override
    public double before(int contact, int row) {
        return list.get(contact).before[row];
    }

    @Override
    public double after(int contact, int row) {
        return list.get(contact).after[row];
    }

    /** As if each contact were alone. */
    @Override
    public double change(int contact, int row) {
        return own(contact, row) * impulse(contact, row);
    }

    @Override
    public double own(int contact, int row) {
        return 1;
    }

    @Override
    public double depth(int contact) {
        return list.get(contact).depth;
    }

    @Override
    public void displace(double[] wanted, double[] cost) {
        double[] now = new double[list.size()];
        for (int c = 0; c < now.length; c++) {
            now[c] = Math.max(0, wanted[c]);
            cost[c] = list.get(c).weight * now[c];
        }
        asked.add(now);
    }
}
