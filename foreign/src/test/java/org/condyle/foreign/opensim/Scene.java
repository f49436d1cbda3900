package org.condyle.foreign.opensim;

/** Models of our own with one of each force and contact. */
final class Scene {
    private Scene() {}

    private static final String BODIES = """
            <BodySet><objects>
            <Body name="a"><mass>2</mass><inertia>0.1 0.1 0.1 0 0 0</inertia></Body>
            <Body name="b"><mass>1</mass><inertia>0.1 0.2 0.2 0 0 0</inertia></Body>
            </objects></BodySet>
            <JointSet><objects>
            <FreeJoint name="fa"><socket_parent_frame>/ground</socket_parent_frame><socket_child_frame>/bodyset/a</socket_child_frame>
              <coordinates><Coordinate name="rx"/><Coordinate name="ry"/><Coordinate name="rz"/><Coordinate name="tx"/>
              <Coordinate name="ty"><default_value>0.3</default_value></Coordinate><Coordinate name="tz"/></coordinates></FreeJoint>
            <PinJoint name="pb"><socket_parent_frame>/bodyset/a</socket_parent_frame><socket_child_frame>top</socket_child_frame>
              <coordinates><Coordinate name="q"><default_value>0.4</default_value></Coordinate></coordinates>
              <frames><PhysicalOffsetFrame name="top"><socket_parent>/bodyset/b</socket_parent><translation>0 0.2 0</translation>
              </PhysicalOffsetFrame></frames></PinJoint>
            </objects></JointSet>
            """;

    static String contact() {
        return Osims.modern(BODIES + """
                <ContactGeometrySet><objects>
                <ContactHalfSpace name="floor"><socket_frame>/ground</socket_frame><orientation>0 0 -1.5707963267948966</orientation></ContactHalfSpace>
                <ContactSphere name="ball"><socket_frame>/bodyset/a</socket_frame><radius>0.1</radius></ContactSphere>
                <ContactSphere name="heel"><socket_frame>/bodyset/b</socket_frame><location>0 -0.1 0</location><radius>0.05</radius></ContactSphere>
                </objects></ContactGeometrySet>
                <ForceSet><objects>
                <HuntCrossleyForce name="hc"><HuntCrossleyForce::ContactParametersSet><objects>
                  <HuntCrossleyForce::ContactParameters><geometry>floor</geometry><stiffness>1e7</stiffness><dissipation>0.2</dissipation>
                  <static_friction>0.8</static_friction><dynamic_friction>0.6</dynamic_friction></HuntCrossleyForce::ContactParameters>
                  <HuntCrossleyForce::ContactParameters><geometry>ball heel</geometry><stiffness>1e6</stiffness><dissipation>0.5</dissipation>
                  <static_friction>0.4</static_friction><dynamic_friction>0.3</dynamic_friction></HuntCrossleyForce::ContactParameters>
                </objects></HuntCrossleyForce::ContactParametersSet><transition_velocity>0.05</transition_velocity></HuntCrossleyForce>
                <SmoothSphereHalfSpaceForce name="smooth"><socket_sphere>/contactgeometryset/ball</socket_sphere>
                  <socket_half_space>/contactgeometryset/floor</socket_half_space><stiffness>1e6</stiffness><dissipation>0.5</dissipation></SmoothSphereHalfSpaceForce>
                </objects></ForceSet>
                """);
    }

    static String forces() {
        return Osims.modern(BODIES + """
                <ForceSet><objects>
                <PointToPointSpring name="spring"><socket_body1>/ground</socket_body1><socket_body2>/bodyset/b</socket_body2>
                  <point1>0 1 0</point1><point2>0 0.1 0</point2><stiffness>200</stiffness><rest_length>0.5</rest_length></PointToPointSpring>
                <SpringGeneralizedForce name="knee"><coordinate>q</coordinate><stiffness>2</stiffness><viscosity>0.1</viscosity></SpringGeneralizedForce>
                <SpringGeneralizedForce name="turn"><coordinate>ry</coordinate><stiffness>2</stiffness></SpringGeneralizedForce>
                <BushingForce name="bush"><socket_frame1>/ground</socket_frame1><socket_frame2>top</socket_frame2>
                  <rotational_stiffness>1 2 3</rotational_stiffness><translational_stiffness>10 20 30</translational_stiffness>
                  <rotational_damping>0.1 0 0</rotational_damping><translational_damping>0 1 0</translational_damping></BushingForce>
                <ExpressionBasedBushingForce name="formula"><socket_frame1>/ground</socket_frame1><socket_frame2>/bodyset/a</socket_frame2>
                  <Mx_expression>2*theta_x + 0.1*theta_y^3</Mx_expression><Fy_expression>5*delta_y</Fy_expression></ExpressionBasedBushingForce>
                <ExpressionBasedCoordinateForce name="law"><coordinate>q</coordinate><expression>-3*q^3-0.1*qdot</expression></ExpressionBasedCoordinateForce>
                <ExpressionBasedPointToPointForce name="pull"><socket_body1>/ground</socket_body1><socket_body2>/bodyset/a</socket_body2>
                  <point1>1 0 0</point1><expression>2*d + 0.1*ddot</expression></ExpressionBasedPointToPointForce>
                <Ligament name="lig"><GeometryPath><PathPointSet><objects>
                  <PathPoint name="1"><socket_parent_frame>/ground</socket_parent_frame><location>0 1 0</location></PathPoint>
                  <PathPoint name="2"><socket_parent_frame>/bodyset/b</socket_parent_frame></PathPoint></objects></PathPointSet></GeometryPath>
                  <resting_length>0.5</resting_length><pcsa_force>100</pcsa_force>
                  <SimmSpline name="force_length_curve"><x>-1 0 0.1 0.5 1</x><y>0 0 0.1 0.9 2</y></SimmSpline></Ligament>
                <Blankevoort1991Ligament name="ACL"><GeometryPath><PathPointSet><objects>
                  <PathPoint name="1"><socket_parent_frame>/ground</socket_parent_frame><location>0.1 1 0</location></PathPoint>
                  <PathPoint name="2"><socket_parent_frame>/bodyset/a</socket_parent_frame></PathPoint></objects></PathPointSet></GeometryPath>
                  <linear_stiffness>1000</linear_stiffness><slack_length>0.6</slack_length></Blankevoort1991Ligament>
                <PathSpring name="band"><GeometryPath><PathPointSet><objects>
                  <PathPoint name="1"><socket_parent_frame>/ground</socket_parent_frame><location>0.2 1 0</location></PathPoint>
                  <PathPoint name="2"><socket_parent_frame>/bodyset/a</socket_parent_frame></PathPoint></objects></PathPointSet></GeometryPath>
                  <resting_length>0.4</resting_length><stiffness>50</stiffness></PathSpring>
                <PrescribedForce name="push"><socket_frame>/bodyset/a</socket_frame><forceFunctions><objects><Sine><amplitude>2</amplitude></Sine>
                  <Constant><value>1</value></Constant><Constant><value>0</value></Constant></objects></forceFunctions></PrescribedForce>
                <CoordinateActuator name="motor"><coordinate>q</coordinate></CoordinateActuator>
                </objects></ForceSet>
                <ConstraintSet><objects>
                <PointOnLineConstraint name="rail"><socket_line_body>/ground</socket_line_body><line_direction_vec>0 1 0</line_direction_vec>
                  <point_on_line>0.2 0 0</point_on_line><socket_follower_body>/bodyset/a</socket_follower_body>
                  <point_on_follower>0.2 0 0</point_on_follower></PointOnLineConstraint>
                <WeldConstraint name="off"><isEnforced>false</isEnforced><socket_frame1>/ground</socket_frame1><socket_frame2>/bodyset/b</socket_frame2></WeldConstraint>
                </objects></ConstraintSet>
                """);
    }
}
