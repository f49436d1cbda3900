package org.condyle.io.document;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What is made of the files that a document names: meshes with their trees, tables. Known by the content of the file, made once, and
 * shared by all documents that come of one: cases, settings, runs of a study, threads.
 */
final class Assets {
    /** A study may vary the scale of a mesh; what was not used for so long is made again. */
    private static final int MOST = 64;

    private final Map<String, String> hashes;
    /** Contents by the place of the file: an overlay may come from another folder with files of the same names. */
    private final Map<String, String> contents = new ConcurrentHashMap<>();

    private @Nullable Object companion;
    private final AtomicInteger count = new AtomicInteger();
    private final Map<Object, Once<?>> made = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Object, Once<?>> eldest) {
            return size() > MOST;
        }
    };

    /** @param hashes of the files that have been read, by their names; it grows */
    Assets(Map<String, String> hashes) {
        this.hashes = new ConcurrentSkipListMap<>(hashes);
    }

    /** Of all files that were read, by their names. */
    Map<String, String> hashes() {
        return hashes;
    }

    /**
     * Notes what was read.
     *
     * @param file  its name wherever the folder is
     * @param place its name with the folder
     * @return false if it was read before with another content
     */
    boolean note(String file, String place, String hash) {
        hashes.put(file, hash);
        @Nullable String before = contents.putIfAbsent(place, hash);
        return before == null || before.equals(hash);
    }

    /**
     * What a file is in a certain form.
     *
     * @param place its name with the folder
     * @param form  what is made of it, with all options
     * @param bytes reads the file
     */
    <T> T get(String place, String form, Supplier<byte[]> bytes, Function<byte[], T> make) {
        @Nullable String known = contents.get(place);
        byte[] @Nullable [] read = new byte[1][];
        if (known == null) {
            read[0] = bytes.get();
            known = contents.get(place);
        }
        return get(known + "\n" + form, () -> make.apply(read[0] == null ? bytes.get() : read[0]));
    }

    /** What a key stands for: numbers as text, or also things that were made themselves, which are the same if they are equal. */
    @SuppressWarnings("unchecked") // a key is always made by the same code
    <T> T get(Object key, Supplier<T> make) {
        Once<T> one;
        synchronized (made) {
            one = (Once<T>) made.computeIfAbsent(key, k -> new Once<T>());
        }
        return one.get(make);
    }

    /** The one companion; the first who asks makes it. */
    @SuppressWarnings("unchecked") // there is one, always asked for by the same code
    synchronized <T> T companion(Supplier<T> make) {
        @Nullable T known = (T) companion;
        if (known == null) {
            known = make.get();
            companion = known;
        }
        return known;
    }

    /** How many were made until now. */
    int made() {
        return count.get();
    }

    /** A value that the first who asks computes; whoever asks meanwhile waits. A failure is not kept. */
    private final class Once<T> {
        private @Nullable T value;

        synchronized T get(Supplier<T> make) {
            T known = value;
            if (known == null) {
                known = make.get();
                count.incrementAndGet();
                value = known;
            }
            return known;
        }
    }
}
