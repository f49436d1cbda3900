package org.condyle.foreign.opensim;

/** One leg with numbers of our own, as OpenSim has written models in its versions 1, 3 and 4. */
final class Leg {
    private Leg() {}

    private static final String SPLINE = "<x>-2 -1 0 1</x><y>0.004 0.002 -0.001 0</y>";
    private static final String PROBES = "<ProbeSet><objects><UmbergerProbe name=\"cost\"/></objects></ProbeSet>";

    static String modern() {
        return """
                <?xml version="1.0" encoding="UTF-8"?>
                <OpenSimDocument Version="40000">
                <Model name="leg">
                <Ground name="ground"/>
                <gravity>0 -9.8 0</gravity>
                <BodySet><objects>
                  <Body name="thigh"><mass>7</mass><mass_center>0 -0.17 0</mass_center><inertia>0.1 0.03 0.11 0 0 0</inertia></Body>
                  <Body name="shank"><mass>3</mass><mass_center>0 -0.18 0</mass_center><inertia>0.05 0.005 0.05 0.001 0 0</inertia></Body>
                  <Body name="foot"><mass>1</mass><mass_center>0.1 0 0</mass_center><inertia>0.001 0.004 0.004 0 0 0</inertia></Body>
                </objects></BodySet>
                <JointSet><objects>
                  <CustomJoint name="hip">
                    <socket_parent_frame>/ground</socket_parent_frame>
                    <socket_child_frame>/bodyset/thigh</socket_child_frame>
                    <coordinates><Coordinate name="hip_flexion"><default_value>0.2</default_value>
                      <range>-0.5 2</range><clamped>true</clamped></Coordinate></coordinates>
                    <SpatialTransform>
                      <TransformAxis name="rotation1"><coordinates>hip_flexion</coordinates><axis>0 0 1</axis>
                        <LinearFunction><coefficients>1 0</coefficients></LinearFunction></TransformAxis>
                    </SpatialTransform>
                  </CustomJoint>
                  <CustomJoint name="knee">
                    <socket_parent_frame>thigh_offset</socket_parent_frame>
                    <socket_child_frame>/bodyset/shank</socket_child_frame>
                    <coordinates><Coordinate name="knee_angle"><range>-2.2 0.1</range></Coordinate></coordinates>
                    <frames><PhysicalOffsetFrame name="thigh_offset"><socket_parent>/bodyset/thigh</socket_parent>
                      <translation>0 -0.4 0</translation><orientation>0 0.1 0</orientation></PhysicalOffsetFrame></frames>
                    <SpatialTransform>
                      <TransformAxis name="rotation1"><coordinates>knee_angle</coordinates><axis>0 0 1</axis>
                        <LinearFunction><coefficients>1 0</coefficients></LinearFunction></TransformAxis>
                      <TransformAxis name="rotation2"><coordinates></coordinates><axis>0 1 0</axis>
                        <Constant><value>0</value></Constant></TransformAxis>
                      <TransformAxis name="rotation3"><coordinates></coordinates><axis>1 0 0</axis>
                        <Constant><value>0</value></Constant></TransformAxis>
                      <TransformAxis name="translation1"><coordinates>knee_angle</coordinates><axis>1 0 0</axis>
                        <MultiplierFunction><function><SimmSpline>SPLINE</SimmSpline></function><scale>1.5</scale></MultiplierFunction></TransformAxis>
                      <TransformAxis name="translation2"><coordinates></coordinates><axis>0 1 0</axis>
                        <Constant><value>0.002</value></Constant></TransformAxis>
                      <TransformAxis name="translation3"><coordinates></coordinates><axis>0 0 1</axis>
                        <Constant><value>0</value></Constant></TransformAxis>
                    </SpatialTransform>
                  </CustomJoint>
                  <PinJoint name="ankle">
                    <socket_parent_frame>shank_offset</socket_parent_frame>
                    <socket_child_frame>foot_offset</socket_child_frame>
                    <coordinates><Coordinate name="ankle_angle"><locked>false</locked></Coordinate></coordinates>
                    <frames>
                      <PhysicalOffsetFrame name="shank_offset"><socket_parent>/bodyset/shank</socket_parent>
                        <translation>0 -0.4 0</translation><orientation>0 0 0</orientation></PhysicalOffsetFrame>
                      <PhysicalOffsetFrame name="foot_offset"><socket_parent>/bodyset/foot</socket_parent>
                        <translation>-0.05 0.06 0</translation></PhysicalOffsetFrame></frames>
                  </PinJoint>
                </objects></JointSet>
                <ForceSet><objects><Thelen2003Muscle name="gastroc"><GeometryPath><PathPointSet><objects>
                    <PathPoint name="P1"><socket_parent_frame>/bodyset/thigh</socket_parent_frame><location>-0.02 -0.38 0</location></PathPoint>
                    <PathPoint name="P2"><socket_parent_frame>/bodyset/foot</socket_parent_frame><location>-0.1 0.02 0</location></PathPoint>
                  </objects></PathPointSet></GeometryPath></Thelen2003Muscle>
                  <SpringGeneralizedForce name="stiff"><coordinate>knee_angle</coordinate><stiffness>3</stiffness>
                    <rest_length>-0.2</rest_length><viscosity>0.1</viscosity></SpringGeneralizedForce>
                </objects></ForceSet>
                <MarkerSet><objects><Marker name="R.Heel"><socket_parent_frame>/bodyset/foot</socket_parent_frame>
                  <location>-0.11 0.02 0</location></Marker></objects></MarkerSet>
                PROBES
                </Model>
                </OpenSimDocument>
                """.replace("SPLINE", SPLINE).replace("PROBES", PROBES);
    }

    static String old() {
        return form("30000", "SimmSpline", """
                <GeometryPath><PathPointSet><objects>
                  <PathPoint name="P1"><location>-0.02 -0.38 0</location><body>thigh</body></PathPoint>
                  <PathPoint name="P2"><location>-0.1 0.02 0</location><body>foot</body></PathPoint>
                </objects></PathPointSet></GeometryPath>""");
    }

    static String first() {
        return form("10901", "natCubicSpline", """
                <MusclePointSet><objects>
                  <MusclePoint name=""><location> -0.02 -0.38 0 </location><body> thigh </body></MusclePoint>
                  <MusclePoint name=""><location> -0.1 0.02 0 </location><body> foot </body></MusclePoint>
                </objects></MusclePointSet>""");
    }

    private static String form(String version, String spline, String path) {
        return """
                <OpenSimDocument Version="VERSION">
                <Model name="leg">
                <gravity> 0.00000000 -9.80000000 0.00000000 </gravity>
                <ForceSet><objects><Thelen2003Muscle name="gastroc">PATH</Thelen2003Muscle>
                  <SpringGeneralizedForce name="stiff"><isDisabled>false</isDisabled><coordinate>knee_angle</coordinate>
                    <stiffness>3</stiffness><rest_length>-0.2</rest_length><viscosity>0.1</viscosity></SpringGeneralizedForce>
                </objects></ForceSet>
                <BodySet><objects>
                  <Body name="ground"><mass>0</mass><Joint/></Body>
                  <Body name="thigh"><mass> 7 </mass><mass_center> 0 -0.17 0</mass_center>
                    <inertia_xx>0.1</inertia_xx><inertia_yy>0.03</inertia_yy><inertia_zz>0.11</inertia_zz>
                    <Joint><CustomJoint name="hip"><parent_body> ground </parent_body>
                      <CoordinateSet><objects><Coordinate name="hip_flexion"><default_value>0.2</default_value>
                        <range>-0.5 2</range><clamped> true </clamped></Coordinate></objects></CoordinateSet>
                      <SpatialTransform><TransformAxis name="rotation1"><function/><coordinates> hip_flexion </coordinates>
                        <axis>0 0 1</axis></TransformAxis></SpatialTransform></CustomJoint></Joint></Body>
                  <Body name="shank"><mass>3</mass><mass_center>0 -0.18 0</mass_center>
                    <inertia_xx>0.05</inertia_xx><inertia_yy>0.005</inertia_yy><inertia_zz>0.05</inertia_zz><inertia_xy>0.001</inertia_xy>
                    <Joint><CustomJoint name="knee"><parent_body>thigh</parent_body>
                      <location_in_parent>0 -0.4 0</location_in_parent><orientation_in_parent>0 0.1 0</orientation_in_parent>
                      <CoordinateSet><objects><Coordinate name="knee_angle"><range>-2.2 0.1</range></Coordinate></objects></CoordinateSet>
                      <SpatialTransform>
                        <TransformAxis name="rotation1"><function/><coordinates>knee_angle</coordinates><axis>0 0 1</axis></TransformAxis>
                        <TransformAxis name="translation1"><function><MultiplierFunction><function><KIND>SPLINE</KIND></function>
                          <scale>1.5</scale></MultiplierFunction></function><coordinates>knee_angle</coordinates><axis>1 0 0</axis></TransformAxis>
                        <TransformAxis name="translation2"><function><Constant><value>0.002</value></Constant></function><axis>0 1 0</axis></TransformAxis>
                      </SpatialTransform></CustomJoint></Joint></Body>
                  <Body name="foot"><mass>1</mass><mass_center>0.1 0 0</mass_center>
                    <inertia_xx>0.001</inertia_xx><inertia_yy>0.004</inertia_yy><inertia_zz>0.004</inertia_zz>
                    <Joint><PinJoint name="ankle"><parent_body>shank</parent_body><location_in_parent>0 -0.4 0</location_in_parent>
                      <location>-0.05 0.06 0</location>
                      <CoordinateSet><objects><Coordinate name="ankle_angle"/></objects></CoordinateSet></PinJoint></Joint></Body>
                </objects></BodySet>
                <MarkerSet><objects><Marker name="R.Heel"><body>foot</body><location>-0.11 0.02 0</location></Marker></objects></MarkerSet>
                PROBES
                </Model>
                </OpenSimDocument>
                """.replace("VERSION", version)
                .replace("PATH", path)
                .replace("KIND", spline)
                .replace("SPLINE", SPLINE)
                .replace("PROBES", PROBES);
    }
}
