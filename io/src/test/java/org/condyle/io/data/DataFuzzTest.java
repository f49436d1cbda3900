package org.condyle.io.data;

import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;
import org.condyle.io.data.c3d.C3dFuzzSamples;
import org.condyle.io.document.DocumentException;
import org.condyle.scenes.Seeds;
import org.junit.jupiter.api.Test;

/**
 * Ten thousand mutants of each format: bits flipped, parts cut off, doubled or exchanged, numbers replaced by odd and
 * huge ones. Whatever comes out, it is data or a message, soon, with memory in proportion to the file: twenty times its
 * size, and a megabyte for names, messages and the like.
 */
class DataFuzzTest {
    private static final int MUTANTS = Seeds.of(10_000, 2_000);
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final String[] ODD = {
        "nan",
        "-inf",
        "1e400",
        "-1",
        "0",
        "2147483647",
        "2147483648",
        "99999999999999999999",
        "1e9",
        "x",
        "",
        "1,5",
        "\t",
        "\n",
        "3",
        "-0.0e-999",
        "NaN",
        "1.#QNAN",
        "\"",
        "=",
        "endheader",
        "m",
        "mm",
        "65535"
    };

    private static void survives(String how, String name, byte[] content, BiConsumer<String, byte[]> reader) {
        long before = THREADS.getCurrentThreadAllocatedBytes();
        try {
            reader.accept(name, content);
        } catch (DocumentException e) {
            assertTrue(e.getMessage().startsWith(name), how + ": " + e.getMessage());
        } catch (RuntimeException e) {
            fail(how, e);
        }
        long spent = THREADS.getCurrentThreadAllocatedBytes() - before;
        assertTrue(
                spent < 20L * content.length + (1 << 20), how + " took " + spent + " for " + content.length + " bytes");
    }

    static void fuzz(String name, byte[][] samples, boolean text, BiConsumer<String, byte[]> reader) {
        for (byte[] s : samples) {
            reader.accept(name, s); // good as they are; also loads the classes
        }
        assertTimeoutPreemptively(Duration.ofMinutes(5), () -> {
            for (int n = 0; n < MUTANTS; n++) {
                SplittableRandom r = new SplittableRandom(n);
                byte[] b = samples[n % samples.length].clone();
                int changes = 1 + r.nextInt(3);
                for (int i = 0; i < changes && b.length > 0; i++) {
                    b = mutant(b, text, r);
                }
                byte[] mutant = b;
                long start = System.nanoTime();
                survives(name + " mutant " + n, name, mutant, reader);
                assertTrue(System.nanoTime() - start < 10e9, name + " mutant " + n + " hangs");
            }
        });
    }

    private static byte[] mutant(byte[] b, boolean text, SplittableRandom r) {
        int at = r.nextInt(r.nextBoolean() ? b.length : Math.min(b.length, 600)), kind = r.nextInt(text ? 6 : 5);
        switch (kind) {
            case 0 -> b[at] ^= (byte) (1 << r.nextInt(8));
            case 1 -> b[at] = (byte) r.nextInt(256);
            case 2 -> {
                return Arrays.copyOf(b, at);
            }
            case 3 -> { // a part twice
                int length = r.nextInt(b.length - at) + 1;
                byte[] longer = Arrays.copyOf(b, b.length + length);
                System.arraycopy(b, at, longer, at + length, b.length - at);
                return longer;
            }
            case 4 -> { // all bits of a number
                for (int i = at; i < Math.min(b.length, at + 1 + r.nextInt(4)); i++) {
                    b[i] = (byte) (r.nextBoolean() ? 0xFF : 0x7F);
                }
            }
            default -> {
                String s = new String(b, StandardCharsets.ISO_8859_1);
                int end = at;
                while (end < s.length() && !Character.isWhitespace(s.charAt(end))) {
                    end++;
                }
                return (s.substring(0, at) + ODD[r.nextInt(ODD.length)] + s.substring(end))
                        .getBytes(StandardCharsets.ISO_8859_1);
            }
        }
        return b;
    }

    static byte[] utf8(String s) {
        return s.getBytes(StandardCharsets.UTF_8);
    }

    @Test
    void storageFiles() {
        StringBuilder plain =
                new StringBuilder("walk\nversion=1\nnRows=9\nnColumns=3\ninDegrees=yes\nendheader\ntime\ta\tb\n");
        StringBuilder vectors = new StringBuilder("DataType=Vec3\nversion=3\nendheader\ntime\tv\n");
        for (int i = 0; i < 9; i++) {
            plain.append(0.01 * i)
                    .append("\t")
                    .append(Math.sin(i))
                    .append("\t")
                    .append(i * 1e-30)
                    .append("\t\n");
            vectors.append(0.01 * i).append("\t1,").append(i).append(",-2.5e3\r\n");
        }
        byte[][] samples = {utf8(plain.toString()), utf8(vectors.toString())};
        fuzz("a.sto", samples, true, DataTable::readWithGaps);
        fuzz("b.sto", samples, true, (name, b) -> DataTable.read(name, b));
    }

    @Test
    void markerFiles() {
        StringBuilder s = new StringBuilder(
                "PathFileType\t4\t(X/Y/Z)\ta.trc\nDataRate\tCameraRate\tNumFrames\tNumMarkers\tUnits\tOrigDataRate\t"
                        + "OrigDataStartFrame\tOrigNumFrames\n100\t100\t9\t3\tmm\t100\t1\t9\n"
                        + "Frame#\tTime\tA\t\t\tB.c\t\t\tC\t\t\n\t\tX1\tY1\tZ1\tX2\tY2\tZ2\tX3\tY3\tZ3\n\n");
        for (int i = 1; i < 10; i++) {
            s.append(i).append("\t").append(0.01 * i).append("\t1.5\t2\t3\t\t\t\tNaN\tnan\tNAN\n");
        }
        fuzz(
                "a.trc",
                new byte[][] {utf8(s.toString()), utf8(s.toString().replace("\n", "\r\n"))},
                true,
                MarkerTable::read);
    }

    @Test
    void c3dFiles() {
        fuzz("a.c3d", C3dFuzzSamples.all(), false, C3dFuzzSamples::readAll);
    }

    /** Numbers as short as they can be, and names: what costs most memory for its bytes. */
    @Test
    void largeFilesCostInProportion() {
        int n = 200_000;
        survives("one column", "a.sto", utf8("endheader\ntime\n" + "1\n".repeat(n)), DataTable::readWithGaps);
        survives("rows", "a.sto", utf8("endheader\ntime a b c\n" + "1 2 3 4\n".repeat(n)), DataTable::readWithGaps);
        survives(
                "vectors",
                "a.sto",
                utf8("DataType=Vec3\nendheader\ntime a\n" + "1 2,3,4\n".repeat(n)),
                DataTable::read);
        survives("wrong", "a.csv", utf8("time,b\n" + "1,x\n".repeat(n)), DataTable::readWithGaps);
        String head = "PathFileType\nDataRate Units\n1 m\nFrame#\tTime\tA\n\t\tX1\tY1\tZ1\n";
        StringBuilder rows = new StringBuilder(head);
        for (int i = 0; i < n; i++) {
            rows.append("1\t").append(i).append("\t\t\t\n");
        }
        survives("markers", "a.trc", utf8(rows.toString()), MarkerTable::read);
        survives("c3d", "a.c3d", C3dFuzzSamples.large(), C3dFuzzSamples::readAll);
    }
}
