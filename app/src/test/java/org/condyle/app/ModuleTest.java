package org.condyle.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.lang.module.Configuration;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.condyle.experiment.FileRun;
import org.condyle.foreign.ForeignFormat;
import org.condyle.io.model.Library;
import org.condyle.mechanics.Model;
import org.condyle.tool.Tools;
import org.hipparchus.util.FastMath;
import org.junit.jupiter.api.Test;
import org.snakeyaml.engine.v2.api.LoadSettings;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.JsonNode;

/**
 * Modules use only what the modules below them export to all or to them. The command runs on the class path, where nothing else would
 * notice; a program on the module path can run a model of the library.
 */
class ModuleTest {
    private static final String CORE = "org.condyle.core";
    private static final String IO = "org.condyle.io";
    private static final String FOREIGN = "org.condyle.foreign";
    private static final String TOOL = "org.condyle.tool";

    /** The module of each package above core, by its beginning. */
    private static final Map<String, String> MODULES = Map.of(
            "org.condyle.io",
            IO,
            "org.condyle.experiment",
            IO,
            FOREIGN,
            FOREIGN,
            TOOL,
            TOOL,
            "org.condyle.study",
            "org.condyle.study",
            "org.condyle.view",
            "org.condyle.view",
            "org.condyle.app",
            "org.condyle.app");

    /** The modules that have a descriptor and what they need, as a program on the module path has them. */
    private static final ModuleFinder FINDER = ModuleFinder.of(Stream.of(
                    Model.class,
                    Library.class,
                    ForeignFormat.class,
                    Tools.class,
                    FastMath.class,
                    LoadSettings.class,
                    JsonParser.class,
                    JsonNode.class,
                    JsonProperty.class)
            .map(ModuleTest::home)
            .toArray(Path[]::new));

    @Test
    void packagesThatOthersUseAreExportedToThem() {
        Map<String, Set<String>> exports = Stream.of(CORE, IO, FOREIGN, TOOL)
                .flatMap(m -> descriptor(m).exports().stream())
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

    @Test
    void whatTheDocumentationImportsIsExportedToAll() throws IOException {
        Set<String> promised = Stream.of(CORE, IO, FOREIGN)
                .flatMap(m -> descriptor(m).exports().stream())
                .filter(e -> !e.isQualified())
                .map(ModuleDescriptor.Exports::source)
                .collect(Collectors.toSet());
        Set<String> imported = Pattern.compile("^import (org\\.condyle\\.[a-z0-9.]+)\\.[A-Z]", Pattern.MULTILINE)
                .matcher(Files.readString(Pages.home().resolve("docs/java.md")))
                .results()
                .map(m -> m.group(1))
                .filter(p -> Set.of(CORE, IO, FOREIGN).contains(module(p)))
                .collect(Collectors.toCollection(TreeSet::new));
        assertTrue(imported.contains("org.condyle.io.model"), imported::toString);
        imported.removeAll(promised);
        assertEquals(Set.of(), imported);
    }

    @Test
    void aModelOfTheLibraryRunsOnTheModulePath() throws ReflectiveOperationException {
        ModuleLayer boot = ModuleLayer.boot();
        Configuration modules = boot.configuration().resolve(FINDER, ModuleFinder.of(), Set.of(IO));
        Module io = boot.defineModulesWithOneLoader(modules, ClassLoader.getPlatformClassLoader())
                .findModule(IO)
                .orElseThrow();
        Class<?> library = io.getClassLoader().loadClass(Library.class.getName());
        assertEquals(io, library.getModule());
        assertEquals(Library.names(), library.getMethod("names").invoke(null));
        Class<?> runs = io.getClassLoader().loadClass(FileRun.class.getName());
        Object run = runs.getMethod("of", String.class).invoke(null, "mechanisms/pendulum");
        Object result = runs.getMethod("run").invoke(run);
        assertEquals(
                FileRun.of("mechanisms/pendulum").run().outputs(),
                result.getClass().getMethod("outputs").invoke(result));
    }

    private static void note(Dependency d, Map<String, Set<String>> exports, Map<String, Set<String>> hidden) {
        String used = d.getTargetClass().getBaseComponentType().getPackageName();
        String module = module(d.getOriginClass().getPackageName());
        if (!used.startsWith("org.condyle.")
                || module(used).equals(module)
                || !Set.of(CORE, IO, FOREIGN, TOOL).contains(module(used))) {
            return;
        }
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

    private static ModuleDescriptor descriptor(String module) {
        return FINDER.find(module).orElseThrow().descriptor();
    }

    /** The folder or jar that a class comes from. */
    private static Path home(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
