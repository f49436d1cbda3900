package org.condyle.tool.laxity;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.model.Description;
import org.condyle.io.model.ModelFile;
import org.condyle.io.problem.Code;
import org.condyle.mechanics.State;
import org.condyle.text.DidYouMean;
import org.condyle.tool.laxity.KneeTests.Neutral;
import org.condyle.tool.laxity.KneeTests.Tested;
import org.condyle.tool.laxity.LaxityResult.Curve;
import org.condyle.tool.laxity.LaxityResult.Knee;
import org.condyle.tool.laxity.LaxityResult.Share;
import org.jspecify.annotations.Nullable;

/**
 * Laxity of a knee: drawer, varus-valgus and rotation at several flexions, intact and with each ligament cut, all quasi-static.
 *
 * <p>Shares of a ligament in the restraint of a load: <em>resolved</em> is what its fibres put against the load in the loaded equilibrium; the
 * <em>increment</em> leaves out what they put there in the neutral pose. <em>Replayed</em> is the drop of the load that holds the
 * pose of the intact knee when the ligament is cut, as a robot measures it. <em>Reproduced</em> brings back the test coordinate alone, and the
 * other ones find a new equilibrium: D. L. Butler, F. R. Noyes and E. S. Grood, Journal of Bone and Joint Surgery 62-A (1980) 259-270.
 */
public final class LaxityAnalysis {
    private final Description source;
    private final KneeSetup setup;
    private final KneeTests tests;
    private final LaxityRequest request;
    private final Consumer<String> progress;
    private final Set<String> warnings = new LinkedHashSet<>();
    private List<String> fibres = List.of();
    private Map<String, List<String>> groups = Map.of();

    /** A knee with its poses, and the states at full loads by flexions. */
    private record Cut(String name, Knee knee, List<Neutral> neutral, List<Tested> tested) {}

    private LaxityAnalysis(Description source, KneeSetup setup, LaxityRequest request, Consumer<String> progress) {
        this.source = source;
        this.setup = setup;
        this.request = request;
        this.progress = progress;
        tests = new KneeTests(source.name(), setup, request);
    }

    /**
     * Tests a knee.
     *
     * @param changes  settings of the model
     * @param progress is told what is done next
     */
    public static LaxityResult run(
            Description source,
            String caseName,
            List<Map.Entry<String, String>> changes,
            LaxityRequest request,
            Consumer<String> progress) {
        KneeSetup setup = new KneeSetup(source, caseName, changes, request.knee());
        return new LaxityAnalysis(source, setup, request, progress).all();
    }

    private LaxityResult all() {
        findParts();
        double begin = cpu();
        List<Cut> cuts = new ArrayList<>(List.of(test("")));
        double intact = cpu() - begin;
        if (!request.uncutOnly()) {
            groups.keySet().forEach(g -> cuts.add(test(g)));
        }
        List<Share> shares = new ArrayList<>();
        double[][] lengths = new double[request.flexions().size()][];
        for (int f = 0; f < lengths.length; f++) {
            progress.accept("shares of the ligaments at "
                    + KneeTests.degrees(request.flexions().get(f)));
            shares(f, cuts, shares);
            KneeView view = view(f, List.of());
            view.place(cuts.get(0).neutral().get(f).state());
            lengths[f] =
                    fibres.stream().mapToDouble(n -> view.value(n, "length")).toArray();
        }
        double middle = cpu();
        List<LaxityResult.Band> bands = request.samples() == 0
                ? List.of()
                : new SlackBands(setup, tests, request, fibres, cuts.get(0).knee())
                        .sample(view(0, List.of()), progress);
        warnings.addAll(setup.told());
        return new LaxityResult(
                source.in("", List.of()).model().text("title"),
                request.flexions(),
                fibres,
                groups,
                cuts.stream().map(Cut::knee).toList(),
                shares,
                lengths,
                bands,
                List.copyOf(warnings),
                intact,
                middle - begin,
                cpu() - middle,
                request.samples());
    }

    private static double cpu() {
        return 1e-9 * ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    /** Fibres, their groups, and the point of the drawer, from the neutral pose at the first flexion. */
    private void findParts() {
        State s = tests.first(List.of(), "");
        ModelFile file = tests.at(List.of(), 0);
        KneeView view = new KneeView(file.mechanism(), setup);
        view.place(s);
        fibres = view.fibres();
        if (fibres.isEmpty()) {
            throw refused("no ligament joins '" + setup.femur() + "' and '" + setup.tibia() + "'", "");
        }
        groups = request.cuts().isEmpty() ? grouped(fibres) : asked();
        for (String force : view.driven(s)) {
            warnings.add("force '" + force
                    + "' of the model changes with t, which only counts the way of the tests; take it out with --set"
                    + " forces."
                    + force + "=~, or give it a constant value");
        }
        if (setup.point().isEmpty()) {
            double[] middle = view.contactMiddle(setup.tibia());
            if (middle.length == 0) {
                throw refused(
                        "nobody says where the drawer acts", "give a point of the tibia: --point \"0, 0, 20 mm\"");
            }
            setup.point(middle);
        }
    }

    private Map<String, List<String>> asked() {
        Map<String, List<String>> all = new TreeMap<>(request.cuts());
        all.forEach((name, members) -> members.forEach(m -> {
            if (!fibres.contains(m)) {
                throw refused(
                        "ligament " + name + ": no fibre '" + m + "' joins femur and tibia"
                                + DidYouMean.hint(m, fibres, "fibre"),
                        "there are " + String.join(", ", fibres));
            }
        }));
        return all;
    }

    /** ACL-anterior and ACLpl3 belong to ACL: capitals, or what stands before a dash or a number. */
    static Map<String, List<String>> grouped(List<String> fibres) {
        Map<String, List<String>> all = new LinkedHashMap<>();
        for (String f : fibres) {
            String word = f.replaceFirst("^([A-Z]{2,}).*$", "$1").replaceFirst("[-_0-9].*$", "");
            all.computeIfAbsent(word.isEmpty() ? f : word, k -> new ArrayList<>())
                    .add(f);
        }
        return all;
    }

    private DocumentException refused(String message, String hint) {
        return new DocumentException(Code.WRONG_KIND, Position.in(source.name()), message, hint);
    }

    /** Settings that cut a ligament. */
    private List<Map.Entry<String, String>> cutting(String group) {
        List<Map.Entry<String, String>> set = new ArrayList<>();
        groups.getOrDefault(group, List.of()).forEach(f -> set.add(Map.entry(setup.path(f), "~")));
        return set;
    }

    private KneeView view(int f, List<Map.Entry<String, String>> settings) {
        return new KneeView(tests.at(settings, f).mechanism(), setup);
    }

    private Cut test(String group) {
        String what = group.isEmpty() ? "" : "without " + group;
        List<Map.Entry<String, String>> settings = cutting(group);
        List<Neutral> neutral = tests.neutral(settings, fibres, what);
        List<Tested> tested = new ArrayList<>();
        List<Curve> curves = new ArrayList<>();
        for (int f = 0; f < neutral.size(); f++) {
            String where = (what.isEmpty() ? "intact" : what) + ", "
                    + KneeTests.degrees(request.flexions().get(f));
            progress.accept(where);
            Tested t = tests.curves(settings, neutral.get(f), f, fibres);
            tested.add(t);
            for (Curve c : t.curves()) {
                curves.add(c);
                if (!c.message().isEmpty()) {
                    warnings.add(c.test().title() + ", " + where + ": " + c.message());
                }
            }
        }
        List<LaxityResult.Pose> poses = neutral.stream().map(Neutral::pose).toList();
        return new Cut(group, new Knee(group, poses, curves), neutral, tested);
    }

    private void shares(int f, List<Cut> cuts, List<Share> out) {
        Cut intact = cuts.get(0);
        KneeView view = view(f, List.of());
        for (LaxityTest test : LaxityTest.values()) {
            for (boolean positive : new boolean[] {true, false}) {
                @Nullable State loaded = intact.tested().get(f).ends().get(2 * test.index() + (positive ? 0 : 1));
                if (loaded == null) {
                    continue;
                }
                double load = (positive ? 1 : -1) * request.loads().get(test.index());
                view.place(intact.neutral().get(f).state());
                Map<String, Double> before = view.restraint(test, false), beforeCentre = view.restraint(test, true);
                view.place(loaded);
                Map<String, Double> now = view.restraint(test, false), nowCentre = view.restraint(test, true);
                for (int c = 0; c < groups.size(); c++) {
                    String group = List.copyOf(groups.keySet()).get(c);
                    double replayed = Double.NaN, left = Double.NaN;
                    if (c + 1 < cuts.size()) {
                        List<Map.Entry<String, String>> settings = cutting(group);
                        KneeView cutView = view(f, settings);
                        cutView.place(loaded);
                        replayed = 1 + sum(cutView.restraint(test, false), null) / load;
                        left = tests.loadFor(
                                settings,
                                test,
                                f,
                                cuts.get(c + 1).neutral().get(f).state(),
                                loaded);
                    }
                    List<String> own = groups.get(group);
                    out.add(new Share(
                            test,
                            request.flexions().get(f),
                            positive,
                            group,
                            -sum(nowCentre, own) / load,
                            -(sum(nowCentre, own) - sum(beforeCentre, own)) / load,
                            -sum(now, own) / load,
                            -(sum(now, own) - sum(before, own)) / load,
                            replayed,
                            1 - left / load,
                            left));
                }
            }
        }
    }

    /** Of some elements, or of all. */
    private static double sum(Map<String, Double> restraint, @Nullable List<String> of) {
        double sum = 0;
        for (Map.Entry<String, Double> e : restraint.entrySet()) {
            sum += of == null || of.contains(e.getKey()) ? e.getValue() : 0;
        }
        return sum;
    }
}
