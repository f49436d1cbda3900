package org.condyle.io.document;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.condyle.io.problem.Code;
import org.jspecify.annotations.Nullable;

/** Files that a document carries with it, in front of those of a folder: a model in one file. */
final class PackedRoot extends ResourceRoot {
    private final ResourceRoot folder;
    private final Map<String, byte[]> files;
    private final Map<String, String> hashes;

    /**
     * @param folder where files are that are not carried
     * @param files  content of those that are, by their names
     * @param hashes of files as they were when the document was written, by their names
     */
    PackedRoot(ResourceRoot folder, Map<String, byte[]> files, Map<String, String> hashes) {
        this.folder = folder;
        this.files = files;
        this.hashes = hashes;
    }

    ResourceRoot folder() {
        return folder;
    }

    Map<String, byte[]> files() {
        return files;
    }

    Map<String, String> hashes() {
        return hashes;
    }

    @Override
    public String name() {
        return folder.name();
    }

    @Override
    String display(String clean) {
        return folder.display(clean);
    }

    @Override
    String relative(String clean) {
        return folder.relative(clean);
    }

    @Override
    boolean isComplete() {
        return folder.isComplete();
    }

    @Override
    String remedy() {
        return folder.remedy();
    }

    @Override
    @Nullable
    InputStream stream(String clean) throws IOException {
        byte[] carried = files.get(clean);
        return carried == null ? folder.stream(clean) : new ByteArrayInputStream(carried);
    }

    /** Refuses a file that is not the one that was described. */
    void require(String clean, String hash) {
        String described = hashes.get(clean);
        if (described != null && !described.equals(hash)) {
            throw new DocumentException(
                    Code.FILE_CHANGED,
                    Position.in(display(clean)),
                    "is not the file that was described: its hash is " + hash + ", and the model was described with "
                            + described,
                    "take that file, or remove it from 'assets' of the model");
        }
    }

    @Override
    List<String> beside(String clean) {
        List<String> names = new ArrayList<>(folder.beside(clean));
        String own = clean.substring(0, clean.lastIndexOf('/') + 1);
        files.keySet().stream()
                .filter(f -> f.startsWith(own))
                .map(f -> f.substring(own.length()))
                .forEach(names::add);
        return names;
    }
}
