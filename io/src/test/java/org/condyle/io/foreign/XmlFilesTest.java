package org.condyle.io.foreign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Files;
import java.nio.file.Path;
import org.condyle.io.document.DocumentException;
import org.condyle.io.model.Library;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The tests of this module run without the one that reads XML. */
class XmlFilesTest {
    @Test
    void whereNobodyReadsXmlAMessageTellsTheWayOut(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("leg.osim"), "<OpenSimDocument/>");
        assertEquals(
                file + ": files in XML are read by the module 'foreign' of Condyle, which is not here;"
                        + " add condyle-foreign to the dependencies, or convert the file",
                assertThrows(DocumentException.class, () -> Library.find(file.toString()))
                        .getMessage());
    }
}
