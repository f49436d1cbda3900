package org.condyle.tissue;

import java.util.ArrayList;
import java.util.List;
import org.condyle.expression.Dimension;
import org.condyle.mechanics.Drawn;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.ForceElement.Bound;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Internal;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.SceneSketch;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Switching;
import org.condyle.mechanics.tangent.Linearised;
import org.condyle.mechanics.tangent.Tangents;

/**
 * A ligament of several fibres with attachments beside each other. Fibres act by themselves: some may be taut and others
 * slack, and they tear one after the other. The bundle has their sums and means, and every fibre its own channels as the
 * part {@code fibre-1}, {@code fibre-2} ...
 */
public final class Bundle implements Switching, Internal, Drawn, ForceElement, ForceElement.Cautious, Linearised {
    private final Ligament[] fibres;
    private final Variables internals;

    /** @param fibres either none of them can tear, or all; their internal states follow each other in z */
    public Bundle(List<? extends Ligament> fibres) {
        if (fibres.isEmpty()) {
            throw new IllegalArgumentException("a bundle needs a fibre");
        }
        this.fibres = fibres.toArray(Ligament[]::new);
        internals = internals(this.fibres);
    }

    /** Its fibres in their order. */
    public List<Ligament> fibres() {
        return List.of(fibres);
    }

    private static Variables internals(Ligament[] fibres) {
        List<Variable> states = new ArrayList<>();
        int at = 0;
        for (int i = 0; i < fibres.length; i++) {
            if (fibres[i] instanceof Internal own) {
                at = states.isEmpty() ? own.internals().at() : at;
                if (own.internals().at() != at + states.size()) {
                    throw new IllegalArgumentException("the internal states of a bundle must follow each other");
                }
                for (Variable z : own.internals().states()) {
                    states.add(new Variable(part(i) + z.name(), z.dimension(), z.start(), z.scale(), z.steady()));
                }
            }
        }
        return states.isEmpty() ? Variables.NONE : new Variables(at, states);
    }

    private static String part(int fibre) {
        return "fibre-" + (fibre + 1) + ".";
    }

    @Override
    public void addForces(State s, Motion m, Forces forces) {
        for (Ligament f : fibres) {
            f.addForces(s, m, forces);
        }
    }

    @Override
    public boolean hasTangents() {
        for (Ligament f : fibres) {
            if (!f.hasTangents()) {
                return false;
            }
        }
        return true;
    }

    @Override
    public void addTangents(State s, Motion m, Tangents out) {
        for (Ligament f : fibres) {
            f.addTangents(s, m, out);
        }
    }

    @Override
    public double storedEnergy(State s, Motion m) {
        double sum = 0;
        for (Ligament f : fibres) {
            sum += f.storedEnergy(s, m);
        }
        return sum;
    }

    @Override
    public double dissipation(State s, Motion m) {
        double sum = 0;
        for (Ligament f : fibres) {
            sum += f.dissipation(s, m);
        }
        return sum;
    }

    @Override
    public double suppliedPower(State s, Motion m) {
        double sum = 0;
        for (Ligament f : fibres) {
            sum += f.suppliedPower(s, m);
        }
        return sum;
    }

    @Override
    public boolean dissipates() {
        return fibres[0].dissipates();
    }

    @Override
    public boolean supplies() {
        return fibres[0].supplies();
    }

    @Override
    public Variables internals() {
        return internals;
    }

    @Override
    public void internalRates(State s, Motion m, double[] rates) {
        for (Ligament f : fibres) {
            if (f instanceof Internal own) {
                own.internalRates(s, m, rates);
            }
        }
    }

    @Override
    public int switches() {
        int sum = 0;
        for (Ligament f : fibres) {
            sum += f.switches();
        }
        return sum;
    }

    @Override
    public String switchName(int index) {
        int at = index;
        for (int i = 0; i < fibres.length; i++) {
            if (at < fibres[i].switches()) {
                String name = fibres[i].switchName(at);
                return name.isEmpty() ? "" : part(i) + name;
            }
            at -= fibres[i].switches();
        }
        throw new IndexOutOfBoundsException(index);
    }

    @Override
    public boolean smooth(int index) {
        int at = index;
        for (Ligament f : fibres) {
            if (at < f.switches()) {
                return f.smooth(at);
            }
            at -= f.switches();
        }
        throw new IndexOutOfBoundsException(index);
    }

    @Override
    public void switchFunctions(State s, Motion m, double[] value, double[] rate, int at) {
        int next = at;
        for (Ligament f : fibres) {
            f.switchFunctions(s, m, value, rate, next);
            next += f.switches();
        }
    }

    /** Of taut and slack; functions of damage that do not matter in a phase are -1. */
    @Override
    public boolean decidesRoots() {
        return false;
    }

    @Override
    public boolean commit(State s, Motion m) {
        boolean changed = false;
        for (Ligament f : fibres) {
            changed |= f.commit(s, m);
        }
        return changed;
    }

    @Override
    public double lostInJumps(State s) {
        double sum = 0;
        for (Ligament f : fibres) {
            sum += f.lostInJumps(s);
        }
        return sum;
    }

    @Override
    public void draw(State s, Motion m, SceneSketch sketch) {
        for (Ligament f : fibres) {
            f.draw(s, m, sketch);
        }
    }

    /** Of the fibre with the largest strain. */
    @Override
    public List<Bound> bounds() {
        return StrainBounds.of(this::largestStrain, fibres[0].mostStrain);
    }

    private double largestStrain(State s, Motion m) {
        double most = Double.NaN;
        for (Ligament f : fibres) {
            double strain = f.soundStrain(s, m);
            most = strain <= most || Double.isNaN(strain) ? most : strain;
        }
        return most;
    }

    @Override
    public boolean mayCaution() {
        return false;
    }

    /** Tension as a sum, length, strain and soundness as means over the fibres, then all of every fibre. */
    @Override
    public List<Signal> signals() {
        List<Signal> all = new ArrayList<>();
        List<List<Signal>> each = new ArrayList<>();
        for (Ligament f : fibres) {
            each.add(f.signals());
        }
        for (int k = 0; k < each.get(0).size(); k++) {
            Signal first = each.get(0).get(k);
            Signal.Reader[] readers = new Signal.Reader[fibres.length];
            for (int i = 0; i < readers.length; i++) {
                readers[i] = each.get(i).get(k).reader();
            }
            double share = first.name().equals("tension") ? 1 : 1.0 / readers.length;
            all.add(new Signal(first.name(), first.dimension(), (s, m) -> share * sum(readers, s, m)));
        }
        for (int i = 0; i < fibres.length; i++) {
            Ligament f = fibres[i];
            for (Signal signal : each.get(i)) {
                all.add(new Signal(part(i) + signal.name(), signal.dimension(), signal.reader()));
            }
            all.add(new Signal(part(i) + "energy", Dimension.ENERGY, f::storedEnergy));
        }
        return all;
    }

    private static double sum(Signal.Reader[] readers, State s, Motion m) {
        double sum = 0;
        for (Signal.Reader r : readers) {
            sum += r.read(s, m);
        }
        return sum;
    }

    @Override
    public ForceElement forThread() {
        List<Ligament> copies = new ArrayList<>();
        for (Ligament f : fibres) {
            copies.add(f.forThread());
        }
        return new Bundle(copies);
    }
}
