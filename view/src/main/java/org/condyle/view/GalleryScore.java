package org.condyle.view;

import java.util.List;
import org.condyle.io.results.Verdict;

/** How many statements were tested, and how they came out. A statement counts once for each case that tests it. */
public record GalleryScore(
        int runs, int statements, int hold, int contradicted, int unexpected, int stopped, int untrusted) {

    public static GalleryScore of(List<GalleryCard> cards) {
        List<Verdict> all = cards.stream().flatMap(c -> c.verdicts().stream()).toList();
        return new GalleryScore(
                cards.size(),
                all.size(),
                count(all, true, true),
                count(all, true, false),
                (int) all.stream().filter(v -> !v.asExpected()).count(),
                (int) cards.stream().filter(c -> !c.stopped().isEmpty()).count(),
                (int) cards.stream().filter(c -> !c.distrust().isEmpty()).count());
    }

    private static int count(List<Verdict> all, boolean asExpected, boolean holds) {
        return (int) all.stream()
                .filter(v -> v.asExpected() == asExpected && v.holds() == holds)
                .count();
    }

    /** Every run got to its end and can be trusted, and every verdict is as expected. */
    public boolean good() {
        return unexpected == 0 && stopped == 0 && untrusted == 0;
    }
}
