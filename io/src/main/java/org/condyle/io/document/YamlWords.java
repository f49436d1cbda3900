package org.condyle.io.document;

import java.util.Optional;
import java.util.function.Function;
import org.condyle.io.problem.Code;
import org.condyle.text.Quoted;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlVersionException;

/** What the YAML parser complains of, in words for people who do not know how a parser works. */
final class YamlWords {
    private YamlWords() {}

    static Problem problem(
            YamlEngineException e, Function<@Nullable Mark, Position> position, String file, int[] text) {
        if (e instanceof YamlVersionException) {
            return Problem.error(
                    Code.BAD_YAML,
                    Position.in(file),
                    "",
                    "this version of YAML is not supported",
                    "remove the %YAML line");
        }
        if (!(e instanceof MarkedYamlEngineException marked)) {
            return Problem.error(
                    Code.BAD_YAML,
                    Position.in(file),
                    "",
                    "not valid YAML: " + Quoted.plain(String.valueOf(e.getMessage()), 200));
        }
        String problem = String.valueOf(marked.getProblem());
        String context = String.valueOf(marked.getContext());
        boolean neverClosed = problem.contains("end of stream") && context.contains("quoted");
        Optional<Mark> begin = marked.getContextMark();
        boolean noColon = problem.contains("could not find expected ':'");
        Mark mark = (neverClosed || noColon ? begin : marked.getProblemMark().or(() -> begin)).orElse(null);
        Position opened = position.apply(begin.orElse(null));
        String minus = mark != null && context.contains("flow") ? minus(text, mark.getIndex()) : "";
        if (!minus.isEmpty()) {
            return Problem.error(
                    Code.BAD_YAML,
                    position.apply(mark),
                    "",
                    "a minus sign stands directly before its number: write " + minus);
        }
        String unquoted = mark != null && context.contains("flow") ? unquoted(text, mark.getIndex()) : "";
        return Problem.error(
                Code.BAD_YAML,
                position.apply(mark),
                "",
                unquoted.isEmpty()
                        ? words(problem, context, opened)
                        : "inside { } or [ ] a text with brackets needs quotes: write \"" + unquoted + "\"");
    }

    /** The number behind a minus sign and a space, which begin an item of a list to YAML, as in [0, - 0.26 m]; empty if it is something else. */
    private static String minus(int[] text, int at) {
        int sign = at;
        while (sign < text.length && text[sign] == ' ') {
            sign++;
        }
        if (sign + 1 >= text.length || text[sign] != '-' || text[sign + 1] != ' ') {
            return "";
        }
        int end = sign + 1;
        while (end < text.length && ",]}\n".indexOf(text[end]) < 0) {
            end++;
        }
        String number = new String(text, sign + 1, end - sign - 1).strip();
        return number.matches("[0-9.].*") ? "-" + Quoted.plain(number, 40) : "";
    }

    /** The text around a bracket in the middle of a value, as in {test: low in [1, 2]}; empty if it is something else. */
    private static String unquoted(int[] text, int bracket) {
        if (bracket >= text.length || (text[bracket] != '[' && text[bracket] != '{')) {
            return "";
        }
        int start = bracket;
        while (start > 0 && ",:{[\"'\n".indexOf(text[start - 1]) < 0) {
            start--;
        }
        int end = bracket, depth = 0;
        do {
            depth += text[end] == '[' || text[end] == '{' ? 1 : text[end] == ']' || text[end] == '}' ? -1 : 0;
            end++;
        } while (depth > 0 && end < text.length && text[end] != '\n');
        String before = new String(text, start, bracket - start).strip();
        return depth > 0 || before.isEmpty() ? "" : Quoted.plain(new String(text, start, end - start).strip(), 80);
    }

    private static String words(String problem, String context, Position opened) {
        if (problem.contains("TAB")) {
            return "a tab is used for indentation; use spaces";
        }
        if (problem.contains("end of stream") && context.contains("quoted")) {
            return "this quote is not closed";
        }
        if (context.contains("flow mapping")) {
            return "expected ',' or '}': the '{' " + at(opened) + "is not closed, or a comma is missing";
        }
        if (context.contains("flow sequence")) {
            return "expected ',' or ']': the '[' " + at(opened) + "is not closed, or a comma is missing";
        }
        if (problem.contains("mapping values are not allowed")) {
            return "unexpected ':'; keys of one mapping need the same indentation and a space after ':',"
                    + " and a text with ': ' in it needs quotes";
        }
        if (problem.contains("could not find expected ':'")) {
            return "expected 'key: value'; is a ':' missing, or a quote not closed?";
        }
        if (problem.contains("expected <block end>")) {
            return "unexpected text: it does not fit the indentation of the lines above, or follows a value that has ended";
        }
        if (problem.contains("sequence entries are not allowed")) {
            return "a list item ('- ...') cannot begin here; write it on a separate line";
        }
        if (problem.contains("cannot start any token")) {
            return "a value cannot begin with this character; put the value in quotes";
        }
        if (problem.contains("expected the node content")) {
            return "a value is missing here" + (context.contains("flow") ? ", or a bracket above is not closed" : "");
        }
        if (context.contains("alias") || context.contains("anchor")) {
            return "a value that begins with '*' or '&' needs quotes, unless it names or repeats a part of the file";
        }
        if (problem.contains("escape")) {
            return "a '\\' between double quotes begins a code such as \\n; write '\\\\' or use single quotes";
        }
        if (problem.contains("<document start>")) {
            return "unexpected text: the document has ended before it; is a bracket or quote too many?";
        }
        return "not valid YAML: " + Quoted.plain(problem, 200);
    }

    private static String at(Position opened) {
        return opened.line() == 0 ? "" : "of line " + opened.line() + " ";
    }
}
