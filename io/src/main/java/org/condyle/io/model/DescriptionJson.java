package org.condyle.io.model;

import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.condyle.io.document.Document;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Fingerprint;
import org.condyle.io.document.JsonTree;
import org.condyle.io.document.Part;
import org.condyle.io.document.Position;
import org.condyle.io.document.Problem;
import org.condyle.io.problem.Code;

/**
 * A description in one file of JSON, which is a model file itself: includes, case and settings are laid over the base, other cases are
 * written as changes of it, and the files that it names are known by their content or carried along. The keys are those of a model file,
 * and {@code condyle: 1} is the number of the format.
 */
final class DescriptionJson {
    private static final long LARGEST_ASSET = Document.JSON_LIMIT / 2;

    private DescriptionJson() {}

    /** @param carry whether the content of files is written, too */
    static String of(Description d, Document base, Document chosen, boolean carry) {
        Document.Portable whole = chosen.portable();
        Position at = whole.tree().at();
        Map<String, Entry> keys = new LinkedHashMap<>(whole.tree().children());
        keys.remove("described");
        keys.remove("assets");
        keys.put("described", described(d, at));
        if (!d.caseName().isEmpty() || !d.changes().isEmpty()) {
            keys.remove("cases");
            Map<String, Entry> cases = cases(d, chosen);
            if (!cases.isEmpty()) {
                keys.put("cases", Entry.of(at, "cases", cases));
            }
        }
        Map<String, Entry> assets = new LinkedHashMap<>();
        whole.files().forEach((file, named) -> {
            byte[] bytes = base.read(named, "file", LARGEST_ASSET);
            Draft asset = new Draft(at).text("hash", at, Fingerprint.hash(bytes));
            if (carry) {
                asset.text("data", at, Base64.getEncoder().encodeToString(bytes));
            }
            assets.put(file, asset.entry());
        });
        if (!assets.isEmpty()) {
            keys.put("assets", Entry.of(at, "assets", assets));
        }
        return JsonTree.of(Entry.of(at, "", keys));
    }

    private static Entry described(Description d, Position at) {
        Draft out = new Draft(at).text("name", at, d.name());
        if (!d.caseName().isEmpty()) {
            out.text("case", at, d.caseName());
        }
        d.changes().forEach((path, value) -> out.mapping("set", at).text(path, at, value));
        if (d.isTranslated()) {
            out.set("translated", at, "true");
        }
        List<Entry> losses = ForeignModels.warnings(d.losses()).stream()
                .map(p -> Draft.quoted(at, p.said()))
                .toList();
        if (!losses.isEmpty()) {
            out.set("losses", Draft.list(at, losses));
        }
        return out.entry();
    }

    /** The cases as changes of the chosen one; those that do not take the settings are left out. */
    private static Map<String, Entry> cases(Description d, Document chosen) {
        Map<String, Entry> cases = new LinkedHashMap<>();
        for (String name : d.cases()) {
            changes(d, name, chosen).ifPresent(changes -> cases.put(name, changes));
        }
        return cases;
    }

    /** What a case changes; empty if a setting speaks of a part that it does not have. */
    private static Optional<Entry> changes(Description d, String name, Document chosen) {
        try {
            Document other = d.in(name, List.of()).chosen();
            Map<String, Entry> changes =
                    new LinkedHashMap<>(chosen.changesTo(other).children());
            changes.remove("cases");
            return Optional.of(Entry.of(chosen.root().at(), name, changes));
        } catch (DocumentException e) {
            return Optional.empty();
        }
    }

    /** A document with the files that it carries. */
    static Document unpacked(Document document) {
        if (document.find("assets").isEmpty()) {
            return document;
        }
        Map<String, byte[]> files = new LinkedHashMap<>();
        Map<String, String> hashes = new LinkedHashMap<>();
        document.find("assets").map(Entry::children).orElse(Map.of()).forEach((file, asset) -> {
            asset.child("hash").filter(Entry::isScalar).ifPresent(h -> hashes.put(file, h.text()));
            asset.child("data").filter(Entry::isScalar).ifPresent(data -> {
                try {
                    files.put(file, Base64.getDecoder().decode(data.text()));
                } catch (IllegalArgumentException e) {
                    throw new DocumentException(Problem.error(
                            Code.BAD_TEXT, data.at(), data.path(), "is not text in base 64: " + e.getMessage()));
                }
            });
        });
        return document.carrying(files, hashes);
    }

    /** What was lost in a translation before the description was written. */
    static List<Problem> losses(Part model) {
        return model.has("described")
                ? model.part("described").list("losses").stream()
                        .map(e -> Problem.warning(Code.LEFT_OUT, e.at(), "", e.text()))
                        .toList()
                : List.of();
    }
}
