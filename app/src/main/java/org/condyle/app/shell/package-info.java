/**
 * Shared by all commands: exit codes, version, common options, the folder of the results, progress and Ctrl-C. It knows no
 * command.
 */
@NullMarked
package org.condyle.app.shell;

import org.jspecify.annotations.NullMarked;
