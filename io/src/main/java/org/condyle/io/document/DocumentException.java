package org.condyle.io.document;

import org.condyle.io.problem.Code;

/** An input could not be used; {@link #problems} says all that is wrong with it. */
public final class DocumentException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Problems problems;

    public DocumentException(Problems problems) {
        super(problems.render());
        this.problems = problems;
    }

    public DocumentException(Problem problem) {
        this(listOf(problem));
    }

    /** The one problem {@code message} at {@code at}. */
    public DocumentException(Code code, Position at, String message) {
        this(code, at, message, "");
    }

    /** The same with what to write instead. */
    public DocumentException(Code code, Position at, String message, String hint) {
        this(Problem.error(code, at, "", message, hint));
    }

    /** All problems, one a line. */
    @Override
    public String getMessage() {
        return problems.render();
    }

    public Problems problems() {
        return problems;
    }

    /** The same messages, reported at the place where the input was requested. */
    DocumentException askedBy(Entry entry) {
        Problems moved = new Problems();
        problems.sorted()
                .forEach(p -> moved.add(Problem.error(p.code(), entry.at(), entry.path(), p.message(), p.hint())));
        return new DocumentException(moved);
    }

    private static Problems listOf(Problem problem) {
        Problems list = new Problems();
        list.add(problem);
        return list;
    }
}
