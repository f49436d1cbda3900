/**
 * Speed, measured. {@link org.condyle.bench.Peers} runs the workloads that other engines run too and prints one JSON line
 * for each, in the form of the peers' own programs; {@link org.condyle.bench.PeerTable} makes the table of {@code
 * bench/README.md} from such lines; {@link org.condyle.bench.ChainBenchmark} repeats the chains under JMH.
 */
@NullMarked
package org.condyle.bench;

import org.jspecify.annotations.NullMarked;
