/** Pages in a real browser: a headless Chromium told what to do over its DevTools protocol. */
@NullMarked
package org.condyle.browser;

import org.jspecify.annotations.NullMarked;
