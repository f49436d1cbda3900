package org.condyle.math;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.condyle.scenes.Chance;
import org.junit.jupiter.api.Test;

/** Solvers of many contacts against those of few. */
class SparseContactsTest {
    @Test
    void chainsOfAnyLengthAndOrderAreSolvedToRounding() {
        SkylineContacts solver = new SkylineContacts();
        for (int trial = 0; trial < 60; trial++) {
            ContactSystem s = ContactSystems.chain(1 + 7 * trial, new Chance(trial));
            assertTrue(solver.fits(s));
            assertTrue(solver.solve(s));
            double[] u = ContactSystems.velocities(s);
            for (int c = 0; c < s.contacts; c++) {
                assertTrue(s.impulse[c] >= 0);
                assertEquals(0, Math.min(u[c], s.impulse[c]), 1e-10, "of speeds about 1");
            }
        }
    }

    @Test
    void contactsAreMovedApartAsFarAsIsWantedAndNoFurther() {
        SkylineContacts solver = new SkylineContacts();
        for (int trial = 0; trial < 60; trial++) {
            Chance chance = new Chance(500 + trial);
            ContactSystem s = trial % 2 == 0
                    ? ContactSystems.chain(1 + 4 * trial, chance)
                    : ContactSystems.cloud(30, 20, trial % 4 == 1 ? 0 : 0.4, chance);
            double[] wanted = chance.numbers(s.contacts, 1), push = new double[s.contacts];
            double[] velocity = s.velocity.clone(), moved = new double[velocity.length];
            assertTrue(solver.fits(s) && solver.apart(s, wanted, push));
            assertArrayEquals(velocity, s.velocity);
            for (int c = 0; c < s.contacts; c++) {
                s.push(c, 0, push[c], moved);
            }
            for (int c = 0; c < s.contacts; c++) {
                assertTrue(push[c] >= 0);
                assertEquals(0, Math.min(s.times(c, 0, moved) - wanted[c], push[c]), 1e-9);
            }
        }
    }

    @Test
    void frictionlessCloudsHaveTheAnswerOfLemke() {
        SkylineContacts solver = new SkylineContacts();
        Lemke lemke = new Lemke();
        for (int trial = 0; trial < 40; trial++) {
            ContactSystem s = ContactSystems.cloud(12, 10, 0, new Chance(100 + trial)); // fewer rows than freedoms
            double[] w = ContactSystems.response(s), b = ContactSystems.velocities(s), p = new double[s.contacts];
            assertTrue(lemke.solve(w, b, s.contacts, p));
            assertTrue(solver.fits(s) && solver.solve(s));
            assertArrayEquals(p, Arrays.copyOf(s.impulse, s.contacts), 1e-9);
        }
    }

    @Test
    void redundantContactsWithoutFrictionAreSolvedToo() {
        SkylineContacts solver = new SkylineContacts();
        for (int trial = 0; trial < 40; trial++) {
            ContactSystem s = ContactSystems.cloud(3, 30, 0, new Chance(200 + trial));
            assertTrue(solver.fits(s) && solver.solve(s));
            double[] u = ContactSystems.velocities(s);
            for (int c = 0; c < s.contacts; c++) {
                assertTrue(u[c] >= -1e-10 && Math.abs(u[c] * s.impulse[c]) <= 1e-9, () -> "u " + Arrays.toString(u));
            }
        }
    }

    @Test
    void sweepsAgreeWithTheConesSolvedAsAWhole() {
        ContactSweeps sweeps = new ContactSweeps();
        FrictionCones cones = new FrictionCones();
        for (int trial = 0; trial < 30; trial++) {
            ContactSystem s = ContactSystems.cloud(12, 8, 0.4, new Chance(300 + trial));
            int n = s.rows * s.contacts;
            double[] w = ContactSystems.response(s), b = ContactSystems.velocities(s), mu = new double[s.contacts];
            int[] rowAt = new int[s.contacts + 1];
            Arrays.fill(mu, 0.4);
            Arrays.setAll(rowAt, c -> 3 * c);
            assertTrue(sweeps.solve(s, 2000, 1e-12), () -> "residual " + sweeps.residual());
            double[] p = Arrays.copyOf(s.impulse, n);
            cones.clear(s.contacts);
            assertTrue(cones.residual(s.contacts, rowAt, mu, w, b, p) <= 1e-10);
            double[] whole = new double[n];
            assertTrue(cones.solve(s.contacts, rowAt, mu, w, b, whole));
            assertArrayEquals(whole, p, 1e-7);
        }
    }

    @Test
    void theResidualOfSweepsThatEndEarlyIsTold() {
        ContactSweeps sweeps = new ContactSweeps();
        ContactSystem s = ContactSystems.cloud(20, 80, 0.5, new Chance(7));
        assertTrue(!sweeps.solve(s, 3, 1e-12) && sweeps.sweeps() == 3);
        double early = sweeps.residual();
        for (int c = 0; c < s.contacts; c++) {
            double most = 0.5 * s.impulse[3 * c] * (1 + 1e-14);
            assertTrue(s.impulse[3 * c] >= 0 && Math.hypot(s.impulse[3 * c + 1], s.impulse[3 * c + 2]) <= most);
        }
        ContactSystem again = ContactSystems.cloud(20, 80, 0.5, new Chance(7));
        sweeps.solve(again, 300, 1e-12);
        assertTrue(sweeps.residual() < 0.1 * early, () -> early + " then " + sweeps.residual());
    }
}
