/**
 * Laxity of a knee: clinical tests at several flexions, intact and with ligaments cut, shares of the ligaments, bands over an uncertain slack
 * length. {@link org.condyle.tool.laxity.LaxityAnalysis} does it; {@link org.condyle.tool.laxity.KneeSetup} makes the tests of any model.
 */
@NullMarked
package org.condyle.tool.laxity;

import org.jspecify.annotations.NullMarked;
