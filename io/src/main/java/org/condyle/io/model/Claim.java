package org.condyle.io.model;

import org.condyle.io.document.Entry;

/** An expectation on the results, as the file states it. */
public record Claim(String id, String says, String where, Entry test, boolean expected, String because) {}
