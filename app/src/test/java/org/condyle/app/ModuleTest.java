package org.condyle.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.net.URI;
import java.net.URL;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.condyle.mechanics.Model;
import org.junit.jupiter.api.Test;

/** Modules above core use only what it exports to all or to them. They run on the class path, where nothing else would notice. */
class ModuleTest {
    private static final String CORE = "org.condyle.core";

    /** The module of each package above core, by its beginning. */
    private static final Map<String, String> MODULES = Map.of(
            "org.condyle.io", "org.condyle.io",
            "org.condyle.experiment", "org.condyle.io",
            "org.condyle.tool", "org.condyle.io",
            "org.condyle.study", "org.condyle.study",
            "org.condyle.view", "org.condyle.view",
            "org.condyle.app", "org.condyle.app");

    @Test
    void packagesThatOthersUseAreExportedToThem() throws IOException {
        Map<String, Set<String>> exports = core().exports().stream()
                .collect(Collectors.toMap(ModuleDescriptor.Exports::source, ModuleDescriptor.Exports::targets));
        Map<String, Set<String>> hidden = new TreeMap<>();
        new ClassFileImporter()
                        .withImportOption(new ImportOption.DoNotIncludeTests())
                        .withImportOption(AbilitiesTest.MAIN)
                        .importPackages(MODULES.keySet().toArray(new String[0]))
                        .stream()
                        .flatMap(c -> c.getDirectDependenciesFromSelf().stream())
                        .forEach(d -> note(d, exports, hidden));
        assertEquals(Map.of(), hidden);
    }

    private static void note(Dependency d, Map<String, Set<String>> exports, Map<String, Set<String>> hidden) {
        String used = d.getTargetClass().getBaseComponentType().getPackageName();
        if (!used.startsWith("org.condyle.") || !module(used).equals(CORE)) {
            return;
        }
        String module = module(d.getOriginClass().getPackageName());
        Set<String> targets = exports.get(used);
        if (targets == null || !(targets.isEmpty() || targets.contains(module))) {
            hidden.computeIfAbsent(used, x -> new TreeSet<>())
                    .add(d.getOriginClass().getName());
        }
    }

    private static String module(String name) {
        return MODULES.entrySet().stream()
                .filter(m -> (name + ".").startsWith(m.getKey() + "."))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElse(CORE);
    }

    private static ModuleDescriptor core() throws IOException {
        URL model = Objects.requireNonNull(Model.class.getResource("Model.class"));
        String root = model.toString().replace("org/condyle/mechanics/Model.class", "");
        try (InputStream in = URI.create(root + "module-info.class").toURL().openStream()) {
            return ModuleDescriptor.read(in);
        }
    }
}
