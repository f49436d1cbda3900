/**
 * Forms made of numbers: pieces with a signed distance (ellipsoids, swept sections, curved sheets), joined and carved with
 * smooth transitions ({@link org.condyle.anatomy.form.Form}), and the closed surface of triangles about them
 * ({@link org.condyle.anatomy.form.Polygoniser}, {@link org.condyle.anatomy.form.Simplifier}). Lengths are in millimetres.
 */
@org.jspecify.annotations.NullMarked
package org.condyle.anatomy.form;
