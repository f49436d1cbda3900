#!/usr/bin/env python3
"""Fit the curves that guide the seven-segment walking body.

    python3 fit_winter.py FOLDER [--yaml | --table | --expressions]

FOLDER holds a3_segment_kinematics.csv, a4_joint_angles.csv and a5_reactions.csv:
Tables A.3, A.4 and A.5 of D. A. Winter, Biomechanics and Motor Control of Human
Movement, 4th ed., Wiley, 2009, as comma separated values with one header row. The measured numbers
are not part of Condyle; only the coefficients that this program prints are.

  --yaml         print the block of curves of seven-segments.yaml only
  --table        print the residuals only (both are printed by default)
  --expressions  print every series as one long expression of s instead

Needs Python 3 and numpy; no random numbers, so the same input gives the same
output. The method is explained in README.md beside this file.
"""
import csv
import os
import sys

import numpy as np

STRIDE = 0.987                 # s, 69 frames
DT = STRIDE / 69               # s per frame (69.9 frames/s); t = 0 at frame 1
DEG = np.pi / 180
LANDED, LIFTED = 27, 70        # the unloaded frames on either side of the stance


# ---------------------------------------------------------------- data

def read(folder, name):
    with open(os.path.join(folder, name), newline="") as f:
        rows = list(csv.reader(f))
    return {h: np.array([float(r[i]) for r in rows[1:]]) for i, h in enumerate(rows[0])}


def kinematics(a3, a4):
    """Each curve as [value, rate, second rate] and the rounding of the print."""
    def segment(name):
        return np.array([a3[name + "_theta_deg"] * DEG, a3[name + "_omega_radps"], a3[name + "_alpha_radps2"]])

    hat, thigh, leg, foot = (segment(s) for s in ("halfhat", "thigh", "leg", "foot"))
    x, y = (np.array([a3["halfhat_cm%s%s_m%s" % (v, c, u)] for v, u in (("", ""), ("v", "ps"), ("a", "ps2"))])
            for c in "xy")
    flexion = np.array([a4["knee_theta_deg"] * DEG, a4["knee_omega_radps"], a4["knee_alpha_radps2"]])
    angle, length = (0.1 * DEG, 0.01, 0.01), (0.001, 0.001, 0.01)
    return {
        # name: data, rounding, frames used, period (s), harmonics, damping (m or rad)
        "hat_x": (x, length, 72, 1.25, 10, 1e-4),
        "hat_y": (y, length, 72, 1.25, 10, 1e-4),
        "hat_angle": (hat, angle, 106, 1.7, 16, 1e-3),
        "hip": (thigh - hat, angle, 106, 1.7, 16, 1e-3),
        "knee": (thigh - leg, angle, 106, 1.7, 16, 1e-3),
        "ankle": (foot - leg, angle, 106, 1.7, 16, 1e-3),
        # Table A.4 measures the knee from the line fibula head to ankle, A.3 from knee to ankle
        "knee_fibula": (flexion, angle, 106, 1.7, 16, 1e-3),
    }


# ---------------------------------------------------------------- bases

def series(s, period, harmonics, trend, order=0):
    """Columns 1, s, cos(k w s).., sin(k w s).. or their derivative of the given order."""
    s = np.asarray(s, float)
    kw = 2 * np.pi / period * np.arange(1, harmonics + 1)
    columns = [np.ones_like(s) if order == 0 else np.zeros_like(s)]
    if trend:
        columns.append(s if order == 0 else np.ones_like(s) if order == 1 else np.zeros_like(s))
    phase = np.outer(s, kw) + order * np.pi / 2
    return np.hstack([np.array(columns).T, kw ** order * np.cos(phase), kw ** order * np.sin(phase)])


def spline(knots, s, order=0):
    """Columns of the natural cubic spline: its value at s for a unit value at each knot."""
    knots, s = np.asarray(knots, float), np.asarray(s, float)
    n, h = len(knots), np.diff(knots)
    a, b = np.zeros((n, n)), np.zeros((n, n))
    a[0, 0] = a[-1, -1] = 1
    for i in range(1, n - 1):
        a[i, i - 1:i + 2] = h[i - 1], 2 * (h[i - 1] + h[i]), h[i]
        b[i, i - 1:i + 2] = 6 / h[i - 1], -6 / h[i - 1] - 6 / h[i], 6 / h[i]
    bend = np.linalg.solve(a, b)               # second derivatives at the knots
    i = np.clip(np.searchsorted(knots, s, side="right") - 1, 0, n - 2)
    w, u, e = h[i][:, None], ((s - knots[i]) / h[i])[:, None], np.eye(n)
    if order == 0:
        return ((1 - u) * e[i] + u * e[i + 1]
                + w * w / 6 * (((1 - u) ** 3 - (1 - u)) * bend[i] + (u ** 3 - u) * bend[i + 1]))
    if order == 1:
        return ((e[i + 1] - e[i]) / w + w / 6 * ((1 - 3 * (1 - u) ** 2) * bend[i] + (3 * u * u - 1) * bend[i + 1]))
    return (1 - u) * bend[i] + u * bend[i + 1]


# ---------------------------------------------------------------- kinematic curves

def differences(basis, t):
    """The rates as the tables have them: central differences over two frames, twice."""
    return ((basis(t + DT) - basis(t - DT)) / (2 * DT),
            (basis(t + 2 * DT) - 2 * basis(t) + basis(t - 2 * DT)) / (4 * DT * DT))


def solve(basis, t, data, rounding, damping=None):
    """Least squares on value, rate and second rate; the rates weigh less, so that values lead."""
    sigma = np.array(rounding) / np.sqrt(12) * (1, 3, 30)
    rows = [basis(t), *differences(basis, t)]
    a = np.vstack([r / s for r, s in zip(rows, sigma)])
    b = np.concatenate([d / s for d, s in zip(data, sigma)])
    if damping is not None:
        a, b = np.vstack([a, np.diag(damping / sigma[0])]), np.concatenate([b, np.zeros(len(damping))])
    return np.linalg.lstsq(a, b, rcond=None)[0]


def residuals(basis, c, t, data):
    """rms and max of value, rate, second rate; then rms of both rates taken as central differences."""
    out = []
    for order in range(3):
        e = basis(t, order) @ c - data[order]
        out += [np.sqrt(np.mean(e ** 2)), np.abs(e).max()]
    out += [np.sqrt(np.mean((d @ c - v) ** 2)) for d, v in zip(differences(basis, t), data[1:])]
    return out


def fit_kinematics(curves):
    fits, table = {}, []
    for name, (data, rounding, frames, period, harmonics, damping) in curves.items():
        t, d = DT * np.arange(frames), data[:, :frames]
        # chosen: a series whose period is longer than the record, so that nothing is forced to repeat
        long = lambda s, order=0: series(s, period, harmonics, True, order)
        # a little damping of the high harmonics keeps the part beyond the record small
        k = damping * (np.arange(1, harmonics + 1) / harmonics) ** 2
        c = solve(long, t, d, rounding, np.concatenate([[0, 0], k, k]))
        c = np.round(c, 6)
        fits[name] = (period, c)
        table.append((name, "series, %g s, %d harmonics" % (period, harmonics), len(c), residuals(long, c, t, d)))
        # rival 1: what repeats every stride, fitted to the whole record
        whole, all_t = data, DT * np.arange(106)
        per = lambda s, order=0: series(s, STRIDE, 8, name == "hat_x", order)
        c = solve(per, all_t, whole, rounding)
        table.append((name, "  periodic, 8 harmonics", len(c), residuals(per, c, all_t, whole)))
        # rival 2: a cubic spline with as many numbers, one knot beyond either end
        n = len(fits[name][1])
        step = t[-1] / (n - 3)
        cub = lambda s, order=0: spline(step * np.arange(-1, n - 1), s, order)
        c = solve(cub, t, d, rounding)
        table.append((name, "  cubic spline, %d knots" % n, n, residuals(cub, c, t, d)))
    return fits, table


# ---------------------------------------------------------------- ground reaction

def spline_fit(frames, values, knots, zero):
    """Values at the knots by least squares; with zero, the first and the last are kept at 0."""
    b = spline(knots, frames)
    if zero:
        return np.concatenate([[0], np.linalg.lstsq(b[:, 1:-1], values, rcond=None)[0], [0]])
    return np.linalg.lstsq(b, values, rcond=None)[0]


def thin(frames, columns, scale, count, zero):
    """Drop knots one by one, each time the one that is missed least, until count are left."""
    knots = [int(f) for f in frames]

    def miss(k):
        return sum(np.sum((spline(k, frames) @ spline_fit(frames, y, k, zero) - y) ** 2) / s ** 2
                   for y, s in zip(columns, scale))

    while len(knots) > count:
        trials = [(miss(knots[:i] + knots[i + 1:]), i) for i in range(1, len(knots) - 1)]
        del knots[min(trials)[1]]
    return knots


def fit_ground(a5):
    loaded = np.arange(LANDED, LIFTED + 1)                  # with the zero on either side
    rx, ry = a5["ground_rx_N"][loaded - 1], a5["ground_ry_N"][loaded - 1]
    knots = thin(loaded, (rx, ry), (2., 2.), 20, True)
    on = loaded[1:-1]
    x = a5["cop_x_m"][on - 1]
    at = thin(on, (x,), (1.,), 10, False)
    fits = {"ground_x": (knots, np.round(spline_fit(loaded, rx, knots, True), 2)),
            "ground_y": (knots, np.round(spline_fit(loaded, ry, knots, True), 2)),
            "pressure_x": (at, np.round(spline_fit(on, x, at, False), 4))}
    table = []
    for name, f, y in (("ground_x", loaded, rx), ("ground_y", loaded, ry), ("pressure_x", on, x)):
        k, c = fits[name]
        e = spline(k, f) @ c - y
        table.append((name, len(k), np.sqrt(np.mean(e ** 2)), np.abs(e).max(), f[np.abs(e).argmax()]))
    fine = np.linspace(LANDED, LIFTED, 4301)
    g = spline(knots, fine) @ fits["ground_y"][1]
    peaks = []
    for lo, hi in ((LANDED, 47), (47, LIFTED)):
        w = (fine >= lo) & (fine <= hi)
        inside = (loaded >= lo) & (loaded <= hi)
        peaks.append((ry[inside].max(), g[w].max(), DT * (fine[w][g[w].argmax()] - 1)))
    return fits, table, peaks


# ---------------------------------------------------------------- printing

def numbers(values, form):
    return "[" + ", ".join((form % v).replace("-0.000000", "0.000000") for v in values) + "]"


def wrap(head, values, form, indent):
    text, lines = head + numbers(values, form), []
    while len(text) > 118:
        cut = text.rfind(", ", 0, 118) + 1
        lines.append(text[:cut])
        text = " " * indent + text[cut:].lstrip()
    return "\n".join(lines + [text])


def print_yaml(fits, ground):
    print("curves:")
    for name, (period, c) in fits.items():
        n = (len(c) - 2) // 2
        unit, per = ("m", "m/s") if name in ("hat_x", "hat_y") else ("rad", "rad/s")
        print("  %s:" % name)
        print("    fourier:")
        print("      period: %g s" % period)
        print("      mean:   %.6f %s" % (c[0], unit))
        print("      trend:  %.6f %s" % (c[1], per))
        print(wrap("      cos: ", c[2:2 + n], "%.6f", 12))
        print(wrap("      sin: ", c[2 + n:], "%.6f", 12))
    for name, (k, c) in ground.items():
        force = name.startswith("ground")
        print("  %s:" % name)
        print("    spline:")
        print("      ends: natural")
        print(wrap("      x: ", DT * (np.array(k) - 1), "%.6f", 15))
        print(wrap("      y: ", c, "%.2f" if force else "%.4f", 15))
        print("      outside: %s" % ("zero" if force else "hold"))


def print_expressions(fits):
    for name, (period, c) in fits.items():
        n, w = (len(c) - 2) // 2, 2 * np.pi / period
        terms = ["%.6f %+.6f*s" % (c[0], c[1])]
        terms += ["%+.6f*cos(%.9f*s)%+.6f*sin(%.9f*s)" % (c[1 + k], k * w, c[1 + n + k], k * w) for k in range(1, n + 1)]
        print("%s: = %s\n" % (name, " ".join(terms)))


def print_table(table, ground, peaks):
    print("# Residuals against the printed tables: rms / max. Lengths mm, mm/s, m/s^2; angles deg, rad/s, rad/s^2.")
    print("# 'as differences': rms when the fit is differenced over two frames, as the rates of the tables were.")
    print("# %-11s %-28s %3s  %-15s %-17s %-15s %s" % ("curve", "fit", "n", "value", "rate", "second rate", "as differences"))
    for name, kind, n, e in table:
        length = name in ("hat_x", "hat_y")
        u, v = (1000, 1000) if length else (1 / DEG, 1)
        f = "%6.1f / %-6.1f  " if length else "%6.3f / %-6.3f  "
        print(("# %-11s %-28s %3d  %6.3f / %-6.3f " + f + "%6.3f / %-6.3f " + ("%6.1f" if length else "%6.3f") + ", %.3f")
              % (name, kind, n, e[0] * u, e[1] * u, e[2] * v, e[3] * v, e[4], e[5], e[6] * v, e[7]))
    for name, n, r, m, frame in ground:
        u, unit = (1000, "mm") if name == "pressure_x" else (1, "N")
        print("# %-11s %-28s %3d  %6.2f / %-6.2f %s, worst at frame %d" % (name, "cubic spline", n, r * u, m * u, unit, frame))
    for i, (data, fit, t) in enumerate(peaks):
        print("# vertical ground force, %s peak: data %.1f N, fit %.1f N (%+.2f %%) at %.3f s"
              % (("first", "second")[i], data, fit, 100 * (fit / data - 1), t))


def main(args):
    folders = [a for a in args if not a.startswith("--")]
    flags = set(args) - set(folders)
    if len(folders) != 1 or not flags <= {"--yaml", "--table", "--expressions"}:
        sys.exit(__doc__)
    fits, table = fit_kinematics(kinematics(read(folders[0], "a3_segment_kinematics.csv"),
                                             read(folders[0], "a4_joint_angles.csv")))
    ground, missed, peaks = fit_ground(read(folders[0], "a5_reactions.csv"))
    if "--expressions" in flags:
        print_expressions(fits)
    elif "--table" not in flags:
        print_yaml(fits, ground)
    if not flags or "--table" in flags:
        print_table(table, missed, peaks)


if __name__ == "__main__":
    main(sys.argv[1:])
