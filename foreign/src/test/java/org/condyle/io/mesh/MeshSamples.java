package org.condyle.io.mesh;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.Deflater;
import org.condyle.mechanics.Triangles;

/** Meshes made by formula and the same mesh in the words of every format. */
final class MeshSamples {
    private MeshSamples() {}

    /** A sphere about a point: the octahedron, each triangle split in four {@code times} times. Coordinates are floats. */
    static Triangles sphere(int times) {
        List<double[]> v = new ArrayList<>();
        for (int k = 0; k < 3; k++) {
            for (int sign = 1; sign >= -1; sign -= 2) {
                double[] p = new double[3];
                p[k] = sign;
                v.add(p);
            }
        }
        int[] c = {0, 2, 4, 2, 1, 4, 1, 3, 4, 3, 0, 4, 2, 0, 5, 1, 2, 5, 3, 1, 5, 0, 3, 5};
        for (int n = 0; n < times; n++) {
            Map<Long, Integer> middles = new HashMap<>();
            int[] finer = new int[4 * c.length];
            for (int t = 0, out = 0; t < c.length; t += 3) {
                int[] m = new int[3];
                for (int k = 0; k < 3; k++) {
                    int a = c[t + k], b = c[t + (k + 1) % 3];
                    m[k] = middles.computeIfAbsent(
                            Math.min(a, b) * 1_000_000L + Math.max(a, b), key -> middle(v, a, b));
                }
                for (int i :
                        new int[] {c[t], m[0], m[2], m[0], c[t + 1], m[1], m[2], m[1], c[t + 2], m[0], m[1], m[2]}) {
                    finer[out++] = i;
                }
            }
            c = finer;
        }
        double[] x = new double[3 * v.size()];
        for (int i = 0; i < x.length; i++) {
            x[i] = (float) (0.03 * v.get(i / 3)[i % 3] + 0.1 * (i % 3));
        }
        return new Triangles(x, c);
    }

    private static int middle(List<double[]> v, int a, int b) {
        double[] p = new double[3];
        double r = 0;
        for (int k = 0; k < 3; k++) {
            p[k] = v.get(a)[k] + v.get(b)[k];
            r += p[k] * p[k];
        }
        for (int k = 0; k < 3; k++) {
            p[k] /= Math.sqrt(r);
        }
        v.add(p);
        return v.size() - 1;
    }

    /** A ring whose tube swells five times: not convex, with a hole. Coordinates are floats. */
    static Triangles ring() {
        int n = 20, m = 9;
        double[] x = new double[3 * n * m];
        int[] c = new int[6 * n * m];
        for (int i = 0, out = 0; i < n; i++) {
            for (int j = 0; j < m; j++) {
                double a = 2 * Math.PI * i / n, b = 2 * Math.PI * j / m, r = 0.01 * (1 + 0.3 * Math.cos(5 * a));
                int at = 3 * (i * m + j);
                x[at] = (float) ((0.05 + r * Math.cos(b)) * Math.cos(a));
                x[at + 1] = (float) ((0.05 + r * Math.cos(b)) * Math.sin(a));
                x[at + 2] = (float) (r * Math.sin(b));
                int here = i * m + j, up = i * m + (j + 1) % m;
                int on = (i + 1) % n * m + j, both = (i + 1) % n * m + (j + 1) % m;
                for (int k : new int[] {here, on, both, here, both, up}) {
                    c[out++] = k;
                }
            }
        }
        return new Triangles(x, c);
    }

    /** Name of the variant to file name and content; single precision or exact does not matter for floats. */
    static Map<String, Sample> all(Triangles mesh) {
        Map<String, Sample> out = new LinkedHashMap<>();
        out.put("stl binary", new Sample("m.stl", MeshWriter.bytes(MeshFormat.STL, mesh)));
        byte[] solid = MeshWriter.bytes(MeshFormat.STL, mesh);
        System.arraycopy("solid facet normal".getBytes(StandardCharsets.US_ASCII), 0, solid, 0, 18);
        out.put("stl binary that begins with solid", new Sample("M.STL", solid));
        out.put("stl text", new Sample("m.Stl", utf8(stl(mesh))));
        out.put("obj", new Sample("m.obj", MeshWriter.bytes(MeshFormat.OBJ, mesh)));
        out.put("obj odd", new Sample("m.OBJ", utf8(oddObj(mesh))));
        out.put("vtp", new Sample("m.vtp", MeshWriter.bytes(MeshFormat.VTP, mesh)));
        out.put("ply text", new Sample("m.ply", ply(mesh, null)));
        out.put("ply little", new Sample("m.ply", ply(mesh, ByteOrder.LITTLE_ENDIAN)));
        out.put("ply big", new Sample("m.PLY", ply(mesh, ByteOrder.BIG_ENDIAN)));
        for (String format : List.of("ascii", "binary", "raw", "base64")) {
            for (int bits = 0; bits < 32; bits++) {
                Vtp how = new Vtp(
                        format, (bits & 1) > 0, (bits & 2) > 0, (bits & 4) > 0, (bits & 8) > 0, (bits & 16) > 0);
                out.put("vtp " + how, new Sample("m.vtp", how.write(mesh)));
            }
        }
        return out;
    }

    record Sample(String name, byte[] content) {}

    static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    static String stl(Triangles mesh) {
        StringBuilder out = new StringBuilder("solid a \"name\" with facet\n");
        for (int t = 0; t < mesh.corners().length; t += 3) {
            out.append("  facet normal nan 0 0\n    outer loop\n");
            for (int i = t; i < t + 3; i++) {
                out.append("      vertex");
                for (int k = 0; k < 3; k++) {
                    out.append(' ').append(mesh.vertices()[3 * mesh.corners()[i] + k]);
                }
                out.append('\n');
            }
            out.append("    endloop\n  endfacet\n");
        }
        return out + "endsolid a\n";
    }

    /** Byte order mark, line ends of Windows, comments, tabs, negative numbers, textures, faces before vertices. */
    private static String oddObj(Triangles mesh) {
        StringBuilder out = new StringBuilder("\uFEFF# odd\r\nmtllib a.mtl\r\no a thing\r\n\r\n");
        int n = mesh.points();
        int[] c = mesh.corners();
        out.append("f\t1/1/1 \\\r\n ").append("PLACE\r\n");
        for (int i = 0; i < mesh.vertices().length; i += 3) {
            out.append("v\t").append(mesh.vertices()[i]).append("  ").append(mesh.vertices()[i + 1]);
            out.append(" \t").append(mesh.vertices()[i + 2]).append(" 1.0 # w\r\nvn 0 0 1\r\nvt 0 0\r\n");
        }
        String first = "f\t" + (c[0] + 1) + "/1/1 \\\r\n " + (c[1] + 1) + "//7 " + (c[2] + 1) + "/3";
        int from = out.indexOf("f\t1/1/1");
        out.replace(from, out.indexOf("PLACE") + 5, first);
        for (int i = 3; i < c.length; i += 3) {
            out.append("f ")
                    .append(c[i] - n)
                    .append("/-1/-1 ")
                    .append(c[i + 1] - n)
                    .append("// ");
            out.append(c[i + 2] + 1).append("\r\n");
        }
        return out.toString();
    }

    /** Properties before, between and after the wanted ones; x in double, y in float. */
    private static byte[] ply(Triangles mesh, ByteOrder order) {
        String format =
                order == null ? "ascii" : order == ByteOrder.BIG_ENDIAN ? "binary_big_endian" : "binary_little_endian";
        String header = "ply\nformat " + format + " 1.0\ncomment element vertex 7\nelement camera 1\nproperty uchar a\n"
                + "element vertex " + mesh.points() + "\nproperty float z\nproperty list uchar short l\n"
                + "property uint8 red\nproperty double x\nproperty float32 y\nelement face " + mesh.faces()
                + "\nproperty int flags\nproperty list uint8 uint vertex_indices\nproperty float q\nend_header\n";
        StringBuilder text = new StringBuilder(header).append("5\n");
        ByteBuffer b = ByteBuffer.allocate(100 * (mesh.points() + mesh.faces()) + 1000)
                .order(order == null ? ByteOrder.BIG_ENDIAN : order);
        b.put(utf8(header)).put((byte) 5);
        for (int i = 0; i < mesh.points(); i++) {
            double x = mesh.vertices()[3 * i], y = mesh.vertices()[3 * i + 1], z = mesh.vertices()[3 * i + 2];
            b.putFloat((float) z)
                    .put((byte) 2)
                    .putShort((short) 1)
                    .putShort((short) 2)
                    .put((byte) 255);
            b.putDouble(x).putFloat((float) y);
            text.append(z + " 2 1 2 255 " + x + "\t" + y + "\n");
        }
        for (int i = 0; i < mesh.corners().length; i += 3) {
            b.putInt(-1).put((byte) 3);
            text.append("-1 3");
            for (int k = i; k < i + 3; k++) {
                b.putInt(mesh.corners()[k]);
                text.append(" ").append(mesh.corners()[k]);
            }
            b.putFloat(Float.NaN);
            text.append(" nan\n");
        }
        if (order == null) {
            return utf8(text.toString());
        }
        byte[] out = new byte[b.position()];
        b.flip().get(out);
        return out;
    }

    /** One of the ways to write a VTP file; {@code apart} encodes the header of an array on its own. */
    record Vtp(String format, boolean zlib, boolean wideHeader, boolean big, boolean wideNumbers, boolean apart) {
        byte[] write(Triangles mesh) {
            int[] ends = new int[mesh.faces()];
            for (int i = 0; i < ends.length; i++) {
                ends[i] = 3 * i + 3;
            }
            return write(mesh, mesh.corners(), ends, "Polys");
        }

        byte[] write(Triangles mesh, int[] corners, int[] ends, String cells) {
            ByteArrayOutputStream appended = new ByteArrayOutputStream();
            StringBuilder xml = new StringBuilder("<?xml version=\"1.0\"?>\n<VTKFile type=\"PolyData\" byte_order=\"")
                    .append(big ? "BigEndian" : "LittleEndian")
                    .append(wideHeader ? "\" header_type=\"UInt64\"" : "\"")
                    .append(zlib ? " compressor=\"vtkZLibDataCompressor\"" : "")
                    .append("><PolyData><Piece NumberOfPoints=\"" + mesh.points() + "\" NumberOf" + cells + "=\""
                            + ends.length + "\">\n<PointData><DataArray Name=\"Points\" type=\"Float32\">x</DataArray>"
                            + "</PointData><Points>");
            xml.append(array("Points", wideNumbers ? "Float64" : "Float32", mesh.vertices(), appended));
            xml.append("</Points><" + cells + ">");
            xml.append(array("connectivity", wideNumbers ? "Int64" : "Int32", doubles(corners), appended));
            xml.append(array("offsets", wideNumbers ? "UInt64" : "UInt32", doubles(ends), appended));
            xml.append("</" + cells + "></Piece></PolyData>");
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            if (appended.size() > 0) {
                xml.append("<AppendedData encoding=\"" + format + "\">\n  _");
                out.writeBytes(utf8(xml.toString()));
                out.writeBytes(appended.toByteArray());
                xml.setLength(0);
                xml.append("\n</AppendedData>");
            }
            out.writeBytes(utf8(xml + "</VTKFile>\n"));
            return out.toByteArray();
        }

        private static double[] doubles(int[] numbers) {
            return Arrays.stream(numbers).asDoubleStream().toArray();
        }

        private String array(String name, String type, double[] numbers, ByteArrayOutputStream appended) {
            String tag = "<DataArray type=\"" + type + "\" Name=\"" + name + "\" NumberOfComponents=\"3\" format=\"";
            if (format.equals("ascii")) {
                StringBuilder text = new StringBuilder(tag + "ascii\">\n");
                for (double x : numbers) {
                    text.append(type.startsWith("F") ? String.valueOf(x) : String.valueOf((long) x))
                            .append(" \n");
                }
                return text + "</DataArray>";
            }
            byte[] data = data(type, numbers);
            if (format.equals("binary")) {
                return tag + "binary\">\n   " + new String(data, StandardCharsets.US_ASCII) + "\n</DataArray>";
            }
            String out = tag + "appended\" offset=\"" + appended.size() + "\"/>";
            appended.writeBytes(data);
            return out;
        }

        private byte[] data(String type, double[] numbers) {
            ByteBuffer b = ByteBuffer.allocate(8 * numbers.length).order(order());
            for (double x : numbers) {
                switch (type) {
                    case "Float64" -> b.putDouble(x);
                    case "Float32" -> b.putFloat((float) x);
                    case "Int64", "UInt64" -> b.putLong((long) x);
                    default -> b.putInt((int) x);
                }
            }
            byte[] raw = Arrays.copyOf(b.array(), b.position());
            if (!zlib) {
                return joined(header(raw.length), raw);
            }
            int block = 1 << 10;
            List<Long> sizes = new ArrayList<>(
                    List.of((raw.length + block - 1L) / block, (long) block, (long) raw.length % block));
            ByteArrayOutputStream packed = new ByteArrayOutputStream();
            for (int at = 0; at < raw.length; at += block) {
                Deflater deflater = new Deflater();
                deflater.setInput(raw, at, Math.min(block, raw.length - at));
                deflater.finish();
                byte[] buffer = new byte[2 * block];
                int n = deflater.deflate(buffer);
                deflater.end();
                packed.write(buffer, 0, n);
                sizes.add((long) n);
            }
            return joined(header(sizes.stream().mapToLong(s -> s).toArray()), packed.toByteArray());
        }

        private ByteOrder order() {
            return big ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN;
        }

        private byte[] header(long... entries) {
            ByteBuffer b =
                    ByteBuffer.allocate((wideHeader ? 8 : 4) * entries.length).order(order());
            for (long e : entries) {
                if (wideHeader) {
                    b.putLong(e);
                } else {
                    b.putInt((int) e);
                }
            }
            return b.array();
        }

        private byte[] joined(byte[] header, byte[] data) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            boolean text = !format.equals("raw");
            Base64.Encoder encoder = Base64.getEncoder();
            if (text && apart) {
                out.writeBytes(encoder.encode(header));
                out.writeBytes(encoder.encode(data));
                return out.toByteArray();
            }
            out.writeBytes(header);
            out.writeBytes(data);
            return text ? encoder.encode(out.toByteArray()) : out.toByteArray();
        }
    }
}
