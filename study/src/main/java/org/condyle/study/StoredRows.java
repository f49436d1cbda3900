package org.condyle.study;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.RandomAccess;
import org.condyle.study.task.Row;

/** Rows that are read from the journal when they are asked for; who goes through them in order gets them by the page. */
final class StoredRows extends AbstractList<Row> implements RandomAccess {
    private static final int PAGE = 256;

    private final Path journal;
    private final RowIndex index;
    private final int[] runs;
    private List<Row> page = List.of();
    private int pageFrom;
    private int last = -1;

    StoredRows(Path journal, RowIndex index, int[] runs) {
        this.journal = journal;
        this.index = index;
        this.runs = runs;
    }

    @Override
    public int size() {
        return runs.length;
    }

    @Override
    public synchronized Row get(int i) {
        java.util.Objects.checkIndex(i, runs.length);
        if (i < pageFrom || i >= pageFrom + page.size()) {
            page = read(i, i == last + 1 ? Math.min(i + PAGE, runs.length) : i + 1);
            pageFrom = i;
        }
        last = i;
        return page.get(i - pageFrom);
    }

    private List<Row> read(int from, int to) {
        List<Row> rows = new ArrayList<>();
        try (FileChannel channel = FileChannel.open(journal, StandardOpenOption.READ)) {
            for (int i = from; i < to; i++) {
                ByteBuffer line = ByteBuffer.allocate(index.length(runs[i]));
                long at = index.at(runs[i]);
                while (line.hasRemaining() && channel.read(line, at + line.position()) >= 0) {
                    // until all is read
                }
                Row row = line.hasRemaining() ? null : JournalText.read(line.array(), Row.class);
                if (row == null || row.run() != runs[i]) {
                    throw new IOException("it was changed while it was in use, at run " + runs[i]);
                }
                rows.add(row);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(new IOException(journal + ": " + e.getMessage(), e));
        }
        return rows;
    }
}
