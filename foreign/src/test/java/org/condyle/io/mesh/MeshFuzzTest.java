package org.condyle.io.mesh;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import com.sun.management.ThreadMXBean;
import java.io.ByteArrayOutputStream;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import java.util.zip.Deflater;
import org.condyle.io.document.DocumentException;
import org.condyle.io.mesh.MeshSamples.Sample;
import org.condyle.mechanics.Triangles;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Whatever is in a file: a good mesh or a message, and memory in proportion to the file. */
class MeshFuzzTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** Loading classes allocates as well; that is not what is measured. */
    @BeforeAll
    static void warmUp() {
        samples().values().forEach(s -> MeshWriter.read(s.name(), s.content()));
    }

    /** True when a mesh came out. */
    private static boolean survives(String how, String name, byte[] content) {
        long before = THREADS.getCurrentThreadAllocatedBytes();
        boolean good = false;
        try {
            Triangles mesh = MeshWriter.read(name, content);
            good = true;
            assertTrue(mesh.faces() > 0 && Arrays.stream(mesh.vertices()).allMatch(Double::isFinite), how);
        } catch (DocumentException e) {
            assertTrue(
                    e.getMessage().startsWith(name + ":") && e.getMessage().length() < 400,
                    how + ": " + e.getMessage());
        } catch (RuntimeException e) {
            fail(how, e);
        }
        long spent = THREADS.getCurrentThreadAllocatedBytes() - before;
        assertTrue(spent < 50L * content.length + (1 << 20), how + " took " + spent + " bytes");
        return good;
    }

    /** Small files; of the many ways to write VTP every ninth. */
    private static Map<String, Sample> samples() {
        Map<String, Sample> all = MeshSamples.all(MeshSamples.sphere(0));
        int[] n = {0};
        all.keySet().removeIf(how -> how.startsWith("vtp ") && n[0]++ % 9 > 0);
        return all;
    }

    @Test
    void filesCutAnywhereGiveAMessage() {
        samples().forEach((how, s) -> {
            int step = how.startsWith("vtp ") ? 61 : s.content().length > 2000 ? 5 : 1;
            for (int length = 0; length < s.content().length; length += step) {
                survives(how + " cut at " + length, s.name(), Arrays.copyOf(s.content(), length));
            }
        });
    }

    @Test
    void halfAFileIsNeverAMesh() {
        samples().forEach((how, s) -> {
            for (int part = 1; part < 10; part++) {
                int length = s.content().length * part / 10;
                boolean good = survives(how + " cut at " + length, s.name(), Arrays.copyOf(s.content(), length));
                assertTrue(!good || how.startsWith("obj"), how + " cut at " + length); // OBJ does not tell its length
            }
        });
    }

    @Test
    void flippedBytesGiveAMeshOrAMessage() {
        SplittableRandom random = new SplittableRandom(7);
        samples().forEach((how, s) -> {
            int times = how.startsWith("vtp ") ? 30 : 600;
            for (int n = 0; n < times; n++) {
                byte[] b = s.content().clone();
                long seed = random.nextLong();
                SplittableRandom r = new SplittableRandom(seed);
                int flips = 1 + r.nextInt(4);
                for (int i = 0; i < flips; i++) {
                    int at = r.nextInt(r.nextBoolean() ? b.length : Math.min(b.length, 300));
                    b[at] = r.nextBoolean() ? (byte) r.nextInt(256) : (byte) (b[at] ^ 1 << r.nextInt(8));
                }
                survives(how + " flipped by seed " + seed, s.name(), b);
            }
        });
    }

    @Test
    void numbersReplacedByOddOnesGiveAMeshOrAMessage() {
        String[] odd = {
            "nan",
            "-inf",
            "1e400",
            "-1",
            "0",
            "2147483647",
            "2147483648",
            "4294967295",
            "99999999999999999999",
            "1e9",
            "x",
            "",
            "1.5",
            "0x7f",
            "3",
            "\uFFFD\u0000"
        };
        SplittableRandom random = new SplittableRandom(8);
        samples().forEach((how, s) -> {
            String text = new String(s.content(), StandardCharsets.ISO_8859_1);
            int times = how.startsWith("vtp ") ? 20 : 400;
            for (int n = 0; n < times; n++) {
                int at = random.nextInt(text.length());
                var word = Pattern.compile("[-+0-9.Ee]*\\d[-+0-9.Ee]*").matcher(text);
                if (!word.find(at)) {
                    continue;
                }
                String with = odd[random.nextInt(odd.length)];
                String changed = text.substring(0, word.start()) + with + text.substring(word.end());
                survives(
                        how + " with " + with + " at " + word.start(),
                        s.name(),
                        changed.getBytes(StandardCharsets.ISO_8859_1));
            }
        });
    }

    @Test
    void noiseBehindAGoodBeginningGivesAMessage() {
        SplittableRandom random = new SplittableRandom(9);
        for (String start : new String[] {
            "",
            "solid ",
            "ply\n",
            "ply\nformat binary_big_endian 1.0\n",
            "<?xml version=\"1.0\"?>",
            "<VTKFile ",
            "v 1 2 3\nf "
        }) {
            for (String name : new String[] {"a.stl", "a.obj", "a.ply", "a.vtp"}) {
                for (int n = 0; n < 100; n++) {
                    byte[] noise = new byte[random.nextInt(400)];
                    random.nextBytes(noise);
                    byte[] head = start.getBytes(StandardCharsets.US_ASCII);
                    byte[] b = Arrays.copyOf(head, head.length + noise.length);
                    System.arraycopy(noise, 0, b, head.length, noise.length);
                    survives(start + " and noise " + n, name, b);
                }
            }
        }
    }

    /** Large files with as many numbers in as few bytes as the format allows. */
    @Test
    void denseFilesTakeMemoryInProportion() {
        int n = 100_000;
        survives("obj", "a.obj", MeshSamples.utf8("v 0 0 0\n".repeat(n) + "f" + " 1".repeat(n)));
        survives("obj groups", "a.obj", MeshSamples.utf8("g\n".repeat(n)));
        String stl = "facet normal\nouter loop\nvertex 0 0 0 vertex 1 0 0 vertex 0 1 0 endloop endfacet\n";
        survives("stl", "a.stl", MeshSamples.utf8("solid\n" + stl.repeat(n / 10) + "endsolid"));
        String ply =
                "ply\nformat binary_big_endian 1.0\nelement vertex 3\nproperty char x\nproperty char y\nproperty char z\n"
                        + "element face 1\nproperty list uint uchar vertex_indices\nend_header\n";
        byte[] polygon = Arrays.copyOf(MeshSamples.utf8(ply), ply.length() + 9 + 4 + n);
        polygon[ply.length() + 9 + 1] = (byte) (n >> 16);
        polygon[ply.length() + 9 + 2] = (byte) (n >> 8);
        polygon[ply.length() + 9 + 3] = (byte) n;
        assertTrue(survives("ply", "a.ply", polygon));
        survives(
                "ply properties",
                "a.ply",
                MeshSamples.utf8(
                        "ply\nformat ascii 1.0\nelement a 1\n" + "property int x\n".repeat(n / 10) + "end_header\n"));
        String vtp = "<VTKFile type=\"PolyData\"><PolyData>"
                + "<Piece NumberOfPoints=\"1\"><Points><DataArray type=\"Int8\">1</DataArray></Points></Piece>"
                        .repeat(n / 10);
        survives("vtp pieces", "a.vtp", MeshSamples.utf8(vtp));
        survives("vtp pieces", "a.vtp", MeshSamples.utf8(vtp + "</PolyData></VTKFile>"));
        String numbers = "<VTKFile type=\"PolyData\"><PolyData><Piece NumberOfPoints=\"" + n + "\" NumberOfPolys=\"1\">"
                + "<Points><DataArray type=\"Int8\">" + "0 0 0 ".repeat(n) + "</DataArray></Points><Polys>"
                + "<DataArray Name=\"connectivity\" type=\"Int8\">" + "0 ".repeat(n) + "</DataArray>"
                + "<DataArray Name=\"offsets\" type=\"Int8\">" + n
                + "</DataArray></Polys></Piece></PolyData></VTKFile>";
        assertTrue(survives("vtp", "a.vtp", MeshSamples.utf8(numbers)));
    }

    /** 20 MB of zeros in 20 kB of zlib, and one array of a megabyte that a hundred pieces claim. */
    @Test
    void filesThatUnfoldTooFarAreRefused() {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        Deflater deflater = new Deflater();
        byte[] zeros = new byte[1 << 20], buffer = new byte[1 << 16];
        for (int i = 0; i < 20; i++) {
            deflater.setInput(zeros);
            for (int got = 1; got > 0; ) {
                got = deflater.deflate(buffer);
                packed.write(buffer, 0, got);
            }
        }
        deflater.finish();
        packed.write(buffer, 0, deflater.deflate(buffer));
        deflater.end();
        String xml = "<VTKFile type=\"PolyData\" byte_order=\"BigEndian\"%s>" + "<PolyData>";
        String piece =
                "<Piece NumberOfPoints=\"%d\"><Points><DataArray type=\"Float32\" format=\"appended\" offset=\"0\"/>"
                        + "</Points></Piece>";
        String tail = "</PolyData><AppendedData encoding=\"raw\">_";
        ByteBuffer head =
                ByteBuffer.allocate(16).putInt(1).putInt(20 << 20).putInt(0).putInt(packed.size());
        ByteArrayOutputStream bomb = new ByteArrayOutputStream();
        bomb.writeBytes(
                MeshSamples.utf8(xml.formatted(" compressor=\"vtkZLibDataCompressor\"") + piece.formatted(100) + tail));
        bomb.writeBytes(head.array());
        bomb.writeBytes(packed.toByteArray());
        assertTrue(!survives("bomb", "a.vtp", bomb.toByteArray()));

        ByteArrayOutputStream shared = new ByteArrayOutputStream();
        shared.writeBytes(MeshSamples.utf8(
                xml.formatted("") + piece.formatted((1 << 20) / 12).repeat(100) + tail));
        shared.writeBytes(ByteBuffer.allocate(4).putInt((1 << 20) / 12 * 12).array());
        shared.writeBytes(zeros);
        try {
            MeshWriter.read("a.vtp", shared.toByteArray());
            fail("read");
        } catch (DocumentException e) {
            assertTrue(e.getMessage().contains("would expand to"), e.getMessage());
        }
    }
}
