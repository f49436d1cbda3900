/** Contact of triangle meshes: springs on the faces (elastic foundation), or vertices against a surface. */
@org.jspecify.annotations.NullMarked
package org.condyle.geometry.meshpair;
