package org.condyle.spark;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The one line that matters of what Spark says when a job fails, and the process that it speaks of. */
record Reason(String where, String why) {
    private static final Pattern PROCESS = Pattern.compile("\\((\\S+) executor (\\S+)\\)");
    private static final Pattern OTHER = Pattern.compile("InvalidClassException: (org\\.apache\\.spark|scala)\\.");
    private static final int LONGEST = 300;

    static Reason of(Throwable t) {
        String said = String.valueOf(t.getMessage());
        Matcher process = PROCESS.matcher(said);
        String where = process.find() ? process.group(1) + "/" + process.group(2) : "an unknown process";
        int recent = said.indexOf("most recent failure: ");
        String why = recent < 0 ? said : said.substring(recent + "most recent failure: ".length());
        why = why.replaceFirst("^Lost task [^:]*: ", "").strip();
        if (why.contains("ExecutorLostFailure")) {
            int reason = why.indexOf("Reason: ");
            why = "the process was lost: " + (reason < 0 ? why : why.substring(reason + "Reason: ".length()));
        }
        String line = why.lines().findFirst().orElse("").replaceAll("\\s+", " ").strip();
        line = line.isEmpty() ? t.getClass().getSimpleName() : line;
        return new Reason(where, line.length() > LONGEST ? line.substring(0, LONGEST) + " ..." : line);
    }

    /** Whether classes of Spark, or of its language, are not the same there and here. */
    boolean isOtherVersion() {
        return OTHER.matcher(why).find();
    }

    @Override
    public String toString() {
        return why;
    }
}
