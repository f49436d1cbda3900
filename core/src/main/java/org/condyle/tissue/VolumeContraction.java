package org.condyle.tissue;

/** A contraction given in time, which may change the volume; both rates are those of the instant of the last {@link #place}. */
public interface VolumeContraction extends Contraction {
    /** d(det G)/dt [1/s]. */
    double volumeRate();

    /** d²(det G)/dt² [1/s²]. */
    double volumeAcceleration();
}
