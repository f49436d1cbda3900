package org.condyle.io.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.condyle.experiment.Experiment;
import org.condyle.io.document.Document;
import org.condyle.io.document.DocumentException;
import org.condyle.io.results.AskedPlot;
import org.condyle.io.results.Ruling;
import org.condyle.io.results.RunResult;
import org.condyle.io.results.Verdict;
import org.condyle.simulate.Listener;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ligaments that a user brings in a table. */
class LigamentTableTest {
    /** Fibres of M. S. Hefzy and E. M. Abdel-Rahman, as others print them: millimetres, and two stiffnesses. */
    private static final String FIBRES = """
            # right knee: x lateral, y anterior, z proximal
            name,femur-x [mm],femur-y [mm],femur-z [mm],tibia-x [mm],tibia-y [mm],tibia-z [mm],toe-stiffness [N/mm^2],linear-stiffness [N/mm],reference-strain,slack-length [mm],note
            ACL-anterior,7.25,-15.6,21.25,-7,5,211.25,22.48,83.15,0,30.82,
            ACL-posterior,7.25,-20.3,19.55,2,2,212.25,26.27,83.15,0.051,26.38,"twists, with flexion"
            PCL-anterior,-4.75,-11.2,14.05,5,-30,206.25,31.26,125.00,0.004,33.32,
            PCL-posterior,-4.75,-23.2,15.65,-5,-30,206.25,19.29,60.00,0.050,25.92,
            MCL-anterior,-34.75,-1,26.25,-20,4,171.25,10.00,91.25,-0.060,76.04,
            MCL-oblique,-34.75,-8,23.25,-35,-30,199.25,5.00,27.86,0.031,46.43,
            MCL-deep,-34.75,-5,21.25,-35,0,199.25,5.00,21.07,0.049,35.12,
            LCL,35.25,-15,21.25,45,-25,176.25,10.00,72.22,0.050,60.18,
            """;

    private static final String KNEE = """
            condyle: 1
            gravity: none
            bodies:
              femur: {mass: 9 kg, inertia: {xx: 0.1, yy: 0.1, zz: 0.04}}
              tibia: {mass: 4 kg, inertia: {xx: 0.0672, yy: 0.0672, zz: 0.005334}, at: [0.17 mm, -6.39 mm, -214.26 mm]}
            joints: {hip: {type: weld, child: femur}}
            forces:
              ligaments: {type: ligaments, file: fibres.csv, between: [femur, tibia], %s}
            run: {until: 1 us}
            record: ["*.length", "*.strain", "*.tension"]
            """;

    @TempDir
    Path folder;

    private ModelFile read(String table, String keys) {
        return readModel(table, KNEE.formatted(keys));
    }

    private ModelFile readModel(String table, String model) {
        return readModel(table, model, List.of());
    }

    private ModelFile readModel(String table, String model, List<Map.Entry<String, String>> settings) {
        try {
            Files.writeString(folder.resolve("fibres.csv"), table);
            Path file = Files.writeString(folder.resolve("knee.yaml"), model);
            return Description.of("knee", Document.read(file), model).compile("", settings);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static RunResult run(ModelFile file) {
        RunResult r = new Experiment(file).run("", Listener.NONE, null, c -> Map.of());
        assertTrue(r.outcome().regular(), r.outcome().message());
        return r;
    }

    private static double first(RunResult r, String channel) {
        return r.recording().column(channel)[0];
    }

    private String told(String table, String keys) {
        return assertThrows(DocumentException.class, () -> read(table, keys))
                .problems()
                .render();
    }

    /** The lengths at extension that follow from the strains and slack lengths of the source, which are rounded. */
    @Test
    void aPublishedTableIsReadAsItIsPrinted() {
        RunResult r = run(read(FIBRES, "ignore: [reference-strain]"));
        String[] rows = FIBRES.split("\n");
        for (int i = 2; i < rows.length; i++) {
            String[] cells = rows[i].split(",");
            double slack = Double.parseDouble(cells[10]) / 1000, strain = Double.parseDouble(cells[9]);
            double length = first(r, cells[0] + ".length");
            assertEquals((1 + strain) * slack, length, 2.1e-3, cells[0]);
            assertEquals((length - slack) / slack, first(r, cells[0] + ".strain"), 1e-12);
        }
        // ACL-anterior by hand
        double x = (7.25 - (0.17 - 7)) / 1000,
                y = (-15.6 - (-6.39 + 5)) / 1000,
                z = (21.25 - (-214.26 + 211.25)) / 1000;
        assertEquals(Math.sqrt(x * x + y * y + z * z), first(r, "ACL-anterior.length"), 1e-15);
    }

    @Test
    void referenceStrainsComeBack() {
        RunResult r = run(read(FIBRES, "ignore: [slack-length]"));
        assertEquals(0.051, first(r, "ACL-posterior.strain"), 1e-12);
        assertEquals(-0.06, first(r, "MCL-anterior.strain"), 1e-12);
        assertEquals(0, first(r, "MCL-anterior.tension"), 0);
    }

    @Test
    void aRowIsWhatTheModelFileWouldSay() {
        String single = KNEE.replace(
                "ligaments: {type: ligaments, file: fibres.csv, between: [femur, tibia], %s}",
                "LCL: {type: ligament, between: [{on: femur, at: [35.25 mm, -15 mm, 21.25 mm]}, {on: tibia, at: [45 mm, -25 mm, 176.25 mm]}],"
                        + " toe-stiffness: 10 N/mm^2, linear-stiffness: 72.22 N/mm, slack-length: 60.18 mm, damping: 3 N*s/m}");
        RunResult written = run(readModel("", single)),
                row = run(read(FIBRES, "ignore: [reference-strain], only: [LCL], damping: 3 N*s/m"));
        assertTrue(first(written, "LCL.tension") > 1);
        for (String channel : List.of("LCL.tension", "LCL.strain", "LCL.length")) {
            assertEquals(first(written, channel), first(row, channel), 0, channel);
        }
    }

    @Test
    void rowsCanBeLeftOut() {
        Set<String> only = read(FIBRES, "ignore: [reference-strain], only: [LCL, MCL-deep]")
                .mechanism()
                .model()
                .forces()
                .keySet();
        assertEquals(Set.of("LCL", "MCL-deep"), only);
        Set<String> without = read(FIBRES, "ignore: [reference-strain], without: [LCL, MCL-deep]")
                .mechanism()
                .model()
                .forces()
                .keySet();
        assertEquals(6, without.size());
        assertFalse(without.contains("LCL"));
    }

    /** A row is changed and cut by its name, from the model file and from a setting, alike. */
    @Test
    void aRowIsChangedByItsName() {
        String keys = "ignore: [reference-strain], ";
        RunResult plain = run(read(FIBRES, keys)),
                written = run(read(FIBRES, keys + "rows: {LCL: {slack-length: 50 mm}}")),
                set =
                        run(readModel(
                                FIBRES,
                                KNEE.formatted(keys),
                                List.of(Map.entry("forces.ligaments.LCL.slack-length", "50 mm"))));
        assertEquals(first(plain, "LCL.length") / 0.05 - 1, first(written, "LCL.strain"), 1e-12);
        assertEquals(first(written, "LCL.tension"), first(set, "LCL.tension"), 0);
        assertEquals(first(plain, "MCL-deep.tension"), first(set, "MCL-deep.tension"), 0);
        double given = first(
                run(read(FIBRES, "ignore: [reference-strain], rows: {LCL: {reference-strain: 0.02}}")), "LCL.strain");
        assertEquals(0.02, given, 1e-12); // the strain stands for the slack length of the row
        String told = told(FIBRES, keys + "rows: {LLC: {slack-length: 50 mm}}");
        assertTrue(told.contains("there is no row 'LLC'; did you mean 'LCL'?"), told);
    }

    @Test
    void whatSpeaksOfAFibreThatWasCutDropsOut() {
        String model = KNEE.formatted("ignore: [reference-strain]") + """
                formulas: {both: LCL.tension + MCL-deep.tension}
                outputs: {lateral: last(LCL.tension), twice: 2*lateral, sum: last(both), deep: last(MCL-deep.tension)}
                plots:
                  tensions: {y: [LCL.tension, MCL-deep.tension]}
                  lateral: {y: LCL.tension}
                claims: {pulls: {says: it pulls, test: "lateral > 1 N"}, deep: {says: it pulls, test: "deep >= 0 N"}}
                """;
        assertEquals(
                Set.of("lateral", "twice", "sum", "deep"),
                run(readModel(FIBRES, model)).outputs().keySet());
        for (String only : List.of("", "only: [LCL, MCL-deep], ")) {
            RunResult cut = run(readModel(
                    FIBRES,
                    model.replace("ignore:", only + "ignore:"),
                    List.of(Map.entry("forces.ligaments.LCL", "~"))));
            assertEquals(Set.of("deep"), cut.outputs().keySet());
            assertEquals(
                    List.of("tensions"),
                    cut.shown().plots().stream().map(AskedPlot::name).toList());
            assertTrue(
                    cut.outcome()
                            .notes()
                            .contains("'LCL' is not in this model, and what speaks of it is left out: formulas.both,"
                                    + " outputs.lateral, plots.tensions.y.0, plots.lateral.y"),
                    cut.outcome().notes().toString());
            assertEquals(
                    List.of(Ruling.NOT_JUDGED, Ruling.NOT_JUDGED),
                    cut.verdicts().stream().map(Verdict::ruling).toList());
        }
        String typo = assertThrows(
                        DocumentException.class,
                        () -> run(readModel(FIBRES, model.replace("last(LCL.t", "last(LLC.t"))))
                .problems()
                .render();
        assertTrue(typo.contains("unknown name 'LLC.tension'; did you mean 'LCL.tension'?"), typo);
        String table = assertThrows(
                        DocumentException.class,
                        () -> readModel(FIBRES, model, List.of(Map.entry("forces.LCL.stiffness", "0"))))
                .problems()
                .render();
        assertTrue(table.contains("cut as forces.ligaments.LCL=~"), table);
    }

    @Test
    void bodiesCanStandInTheRowsAndEmptyCellsTakeTheKeyOfTheModelFile() {
        String table = """
                name;from;from-x [cm];from-y [cm];from-z [cm];to;to-x [mm];to-y [mm];to-z [mm];law;stiffness [N];reference-strain
                A;femur;1;0;0;tibia;0;0;200;piecewise;1000;0.02
                B;femur;2;0;0;;0;0;200;;;
                """;
        RunResult r = run(read(table, "law: exponential, stiffness: 500 N, reference-strain: 0.04"));
        assertEquals(0.02, first(r, "A.strain"), 1e-12);
        assertEquals(1000 * 0.02 * 0.02 / 0.12, first(r, "A.tension"), 1e-9);
        assertEquals(0.04, first(r, "B.strain"), 1e-12);
        double end = 500 * 0.03 * (1 - Math.exp(-3)) / 3; // of the toe, at strain 0.03
        assertEquals(end + 500 * 0.01, first(r, "B.tension"), 1e-9);
    }

    @Test
    void whatIsWrongInSeveralRowsIsToldTogetherWithFileAndLine() {
        String told = told(
                FIBRES.replace("22.48", "22,48".replace(',', 'o'))
                        .replace("MCL-deep", "MCL-oblique")
                        .replace("72.22", "-72.22")
                        .replace("31.26", "NaN"),
                "ignore: [reference-strain]");
        assertTrue(told.contains("fibres.csv:3: ACL-anterior.toe-stiffness: '22o48' is not a number"), told);
        assertTrue(told.contains("fibres.csv:5: PCL-anterior.toe-stiffness: 'NaN' is not a finite number"), told);
        assertTrue(told.contains("fibres.csv:9: name: 'MCL-oblique' is the name of line 8 already"), told);
        assertTrue(told.contains("fibres.csv:10: LCL.linear-stiffness: must be > 0 N/m, was -72.22 N/mm"), told);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            femur-y [mm]         | femur-v [mm]     | fibres.csv:2: femur-y: the column is missing; the table has name, femur-x
            femur-y [mm]         | femur-y [mn]     | fibres.csv:2: femur-y: unknown unit 'mn'
            femur-y [mm]         | femur-y [N]      | fibres.csv:2: femur-y: is in N; a unit such as mm is needed
            femur-y [mm]         | femur-y          | fibres.csv:2: femur-y: has no unit; write it behind the name of the column, such as 'femur-y [mm]'
            note                 | remark           | fibres.csv:2: remark: there is no such column in a table of ligaments
            linear-stiffness [N/mm] | stiffnes [N]  | did you mean 'stiffness'
            name,                | label,           | fibres.csv:2: name: the column is missing
            slack-length [mm]    | slack-length [N] | fibres.csv:2: slack-length: is in N
            ,30.82,              | ,0,              | fibres.csv:3: ACL-anterior.slack-length: must be > 0 m, was 0 mm
            ,30.82,              | ,,               | fibres.csv:3: ACL-anterior
            ,30.82,              | ,                | fibres.csv:3: this row has 11 cells, the header 12
            7.25,-15.6           | ,-15.6           | fibres.csv:3: ACL-anterior.femur-x: the cell is empty
            7.25,-15.6           | "7,25",-15.6     | '7,25' is not a number; write a decimal point
            LCL,                 | LCL.a,           | fibres.csv:10: name: a ligament needs a name without dots, found 'LCL.a'
            LCL,                 | hip,             | fibres.csv:10: hip: the name 'hip' is used under joints in the model file already
            72.22                | 7.22             | does not fit
            """)
    void aWrongTableIsRefusedAtItsLine(String good, String bad, String said) {
        assertTrue(FIBRES.contains(good));
        String told = told(
                FIBRES.replaceFirst(java.util.regex.Pattern.quote(good), bad),
                "ignore: [reference-strain], transition-strain: 0.03");
        assertTrue(told.contains(said), told);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            only: [LCK], ignore: [reference-strain]                 | there is no row 'LCK'; did you mean 'LCL'?
            only: [LCL], without: [LCL], ignore: [reference-strain] | only one of only, without
            ignore: [strain, reference-strain]                      | there is no column 'strain'
            law: quadratic, ignore: [reference-strain]              | fibres.csv:3: ACL-anterior: law: quadratic needs 'stiffness'
            damping: -1 N*s/m, ignore: [reference-strain]           | knee.yaml:8
            ''                                                      | fibres.csv:3: ACL-anterior
            """)
    void wrongKeysBesideTheTableAreRefused(String keys, String said) {
        String told = told(FIBRES, keys);
        assertTrue(told.contains(said), told);
    }

    @Test
    void aRowThatHasNoLengthIsToldAtItsLine() {
        String table = """
                name,femur-x [m],femur-y [m],femur-z [m],tibia-x [m],tibia-y [m],tibia-z [m],stiffness [N],reference-strain
                A,0.00017,-0.00639,-0.21426,0,0,0,500,0.1
                """;
        String told = told(table, "");
        assertTrue(told.contains("fibres.csv:2: A: has no length in its reference pose"), told);
    }

    @Test
    void bodiesThatAreUnknownOrTheSameAreTold() {
        String told = assertThrows(
                        DocumentException.class,
                        () -> readModel(
                                FIBRES,
                                KNEE.formatted("ignore: [reference-strain]")
                                        .replace("[femur, tibia]", "[femur, tibbia]")))
                .problems()
                .render();
        assertTrue(told.contains("tibia-x") || told.contains("tibbia"), told);
        String none = assertThrows(
                        DocumentException.class,
                        () -> readModel(
                                FIBRES,
                                KNEE.formatted("ignore: [reference-strain]").replace("between: [femur, tibia], ", "")))
                .problems()
                .render();
        assertTrue(none.contains("fibres.csv:2: from: no body is named; write 'between: [femur, tibia]'"), none);
    }
}
