package org.condyle.io.problem;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What kind of problem it is, by what somebody must do about it. Words may be added, none is changed: scripts rely on them.
 * {@code codes.txt} beside this class explains each of them with an example that the tests run.
 */
public enum Code {
    // what is written
    BAD_YAML("the text does not follow the rules of YAML"),
    BAD_JSON("the text does not follow the rules of JSON"),
    BAD_XML("the text does not follow the rules of XML"),
    BAD_TEXT("the file has characters that no text has"),
    UNKNOWN_KEY("there is no such key here"),
    MISSING_KEY("a key is needed that is not given"),
    GIVEN_TWICE("the same is given twice"),
    KEYS_CLASH("two things are given that exclude each other"),
    NO_EFFECT("a key or name has no effect here"),
    WRONG_FORM("a list, a mapping or a single value is needed, and another form was found"),
    WRONG_COUNT("there are too many or too few of something"),
    WRONG_WORD("the word is none of those that can stand here"),
    EMPTY("there is nothing where something is needed"),
    RENAMED("the word has a new spelling; the old one is read for one version more"),
    BAD_SETTING("an option of the command is not written as it must be"),

    // names
    UNKNOWN_NAME("nothing has this name"),
    NO_MATCH("no name matches"),
    BAD_NAME("this cannot be a name"),
    SAME_NAME("something else has this name already"),
    CYCLE("things refer to each other in a ring"),
    WRONG_KIND("the part has this name, but it is of a kind that cannot be used here"),

    // numbers and formulas
    NOT_A_NUMBER("a number is needed"),
    NOT_FINITE("the number is infinite or not a number"),
    NOT_POSITIVE("the number must be greater than zero"),
    NEGATIVE("the number must not be negative"),
    OUT_OF_RANGE("the number is outside of what is possible here"),
    NOT_INCREASING("numbers are in the wrong order"),
    OVER_LIMIT("something is larger than a limit of the program"),
    WRONG_UNIT("the unit measures something else than is needed"),
    UNKNOWN_UNIT("there is no such unit"),
    MISSING_UNIT("the unit cannot be known and must be written"),
    LOST_UNIT("a value was set without the unit that the file has"),
    DOUBTFUL_ANGLE("an angle without a unit is in radians, and this one is large"),
    BAD_EXPRESSION("the formula or test cannot be understood"),
    UNKNOWN_FUNCTION("there is no such function"),
    NOT_CONSTANT("the value must not vary while the model moves"),

    // mechanics
    OUT_OF_PLANE("something leaves the plane of a planar model"),
    NEEDS_TWO_BODIES("two different bodies are needed, and both are the same"),
    IMPLAUSIBLE_VALUE("the numbers do not fit the laws of physics, or each other"),
    MODEL_REFUSED("a part of the model cannot be made from these values"),
    OVERLAP_AT_START("bodies overlap at the start"),
    NO_EQUILIBRIUM("there is no stable equilibrium near the initial position"),
    DOUBTFUL_START("the start is possible, but probably not what is meant"),
    PATH_JUMPS("the length of a path jumps while a coordinate changes"),
    BAD_CLAIM("a claim does not say what it expects"),
    RUN_STOPPED("a run ended before its results could be judged"),
    BAD_CORRELATION("numbers cannot be correlated like this"),

    // files and data
    FILE_MISSING("there is no such file"),
    FILE_UNREADABLE("the file exists, but it cannot be read"),
    FILE_CHANGED("the file is not the one that was described"),
    WRONG_FILE("the file is of another kind than is needed"),
    BAD_FILE_NAME("this name of a file is not permitted here"),
    BAD_TABLE("the table cannot be read"),
    MISSING_COLUMN("the table does not have a column that is needed"),
    GAP("a number is missing in the data"),
    OUTSIDE_DATA("a time is asked for that the data or the run do not have"),
    DOUBTFUL_DATA("the data can be read, but they contradict themselves"),
    BAD_MESH("the mesh cannot be used as it is"),
    BAD_C3D("the C3D file cannot be read"),

    // other programs
    BAD_IMPORT("a model of another program is not complete or contradicts itself"),
    LEFT_OUT("a part of a model of another program is not translated"),
    BAD_SETUP("a key of a setup file cannot be used as it is"),
    NOTHING_TO_DO("there is nothing to compute");

    private final String about;

    Code(String about) {
        this.about = about;
    }

    /** As people and scripts know it: {@code unknown-key}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** One line on what it means. */
    public String about() {
        return about;
    }

    /** The code of a word, if it is one. */
    public static Optional<Code> of(String word) {
        return Arrays.stream(values()).filter(c -> c.word().equals(word)).findFirst();
    }

    public static List<String> words() {
        return Arrays.stream(values()).map(Code::word).toList();
    }
}
